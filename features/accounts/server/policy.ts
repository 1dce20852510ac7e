import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { accountErrors } from "../contract/errors.ts";
import { FRESH_SIGN_IN_MINUTES } from "../contract/limits.ts";

type LinkFacts = {
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly voided_at: Date | null;
  readonly is_of_this_epoch: boolean;
};

const errorsOf = {
  password: {
    unknown: accountErrors.ERROR_RESET_LINK_UNKNOWN,
    used: accountErrors.ERROR_RESET_LINK_USED,
    void: accountErrors.ERROR_RESET_LINK_VOID,
    expired: accountErrors.ERROR_RESET_LINK_EXPIRED,
  },
  email: {
    unknown: accountErrors.ERROR_EMAIL_LINK_UNKNOWN,
    used: accountErrors.ERROR_EMAIL_LINK_USED,
    void: accountErrors.ERROR_EMAIL_LINK_VOID,
    expired: accountErrors.ERROR_EMAIL_LINK_EXPIRED,
  },
} as const;

/** These links are shown before they are used. */
export type LookedAt = keyof typeof errorsOf;

export const may = {
  /** Somebody who has just signed in need not prove again who they are. */
  goWithoutPassword: (signedInAt: Date | undefined, now: Date): Verdict =>
    (signedInAt !== undefined && now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MINUTES * MINUTE_MS) ||
    accountErrors.ERROR_SIGN_IN_AGAIN,

  /** Lets the holder of a mailed link use it once while it is valid; undefined is a link that was never sent. */
  openLink: (purpose: LookedAt, link: LinkFacts | undefined, now: Date): Verdict => {
    const errors = errorsOf[purpose];
    if (!link) return errors.unknown;
    if (link.used_at) return errors.used;
    if (link.voided_at || !link.is_of_this_epoch) return errors.void;
    return link.expires_at > now || errors.expired;
  },
};
