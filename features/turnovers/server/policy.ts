import { isAdministrator, isContractor, type MembershipState, type Role } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { turnoverErrors, turnoverKeyErrors } from "../contract/errors.ts";

type Person = { readonly kind: string; readonly role: Role; readonly state: MembershipState };
type Waiting = { readonly revoked_at: Date | null; readonly accepted_at: Date | null };
type Key = Waiting & { readonly expires_at: Date };

export const may = {
  /** An administrator becomes an ordinary member first, so that the community loses none unnoticed. */
  turnOver: ({ kind, role, state }: Person): Verdict => {
    if (state === "withdrawn") return turnoverErrors.ERROR_TURNOVER_WITHDRAWN;
    if (kind !== "employee") return turnoverErrors.ERROR_TURNED_OVER;
    if (isContractor({ role })) return turnoverErrors.ERROR_TURNOVER_CONTRACTOR;
    if (isAdministrator({ role })) return turnoverErrors.ERROR_TURNOVER_ADMINISTRATOR;
    // Somebody who comes back as an alumnus takes part, which would silently end a pause.
    if (state === "paused") return turnoverErrors.ERROR_TURNOVER_PAUSED;
    return state === "participating" || turnoverErrors.ERROR_TURNOVER_NOT_JOINED;
  },

  /** Lets the holder of a mailed key begin while it is valid. */
  open: (key: Key, now: Date): Verdict => {
    const verdict = may.accept(key);
    if (verdict !== true) return verdict;
    return key.expires_at > now || turnoverKeyErrors.ERROR_TURNOVER_INVITATION_EXPIRED;
  },

  /** This works once; somebody who has begun in time has a day to open the mail that completes it. */
  accept: ({ accepted_at, revoked_at }: Waiting): Verdict => {
    if (accepted_at) return turnoverKeyErrors.ERROR_TURNOVER_INVITATION_USED;
    return !revoked_at || turnoverKeyErrors.ERROR_TURNOVER_INVITATION_REVOKED;
  },

  /** The membership goes back only to an account that still exists and has not joined again by itself. */
  undo: (employee: { readonly isOpen: boolean; readonly isHere: boolean }): Verdict => {
    if (!employee.isOpen) return turnoverErrors.ERROR_TURNOVER_ACCOUNT_CLOSED;
    return !employee.isHere || turnoverErrors.ERROR_TURNOVER_ENTERED_AGAIN;
  },
};
