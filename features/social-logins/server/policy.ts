import type { Verdict } from "#kit/server/verdict.ts";
import { socialLoginErrors } from "../contract/errors.ts";

export const may = {
  /** A service's person belongs to one account, and an account to one person of each service. */
  link: (accountId: number, holder: number | undefined, isLinked: boolean): Verdict => {
    if (holder === accountId) return true;
    if (holder !== undefined) return socialLoginErrors.ERROR_SOCIAL_ACCOUNT_ALREADY_LINKING;
    return isLinked ? socialLoginErrors.ERROR_SOCIAL_ACCOUNT_LINKING : true;
  },

  /**
   * A password or another configured service must remain, so that nobody locks themselves out. Passkeys do not count,
   * though one that asks for a fingerprint or a PIN signs in by itself: they get lost with a device, and may be removed
   * without this check. Nor does the mailbox by which a password can be set: an employee often loses it together with
   * the partner's account.
   */
  unlink: (hasPassword: boolean, otherLoginMethods: number): Verdict =>
    hasPassword || otherLoginMethods > 0 || socialLoginErrors.ERROR_SOCIAL_LAST_WAY_IN,
};
