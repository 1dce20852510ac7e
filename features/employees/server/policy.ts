import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import type { Account, MembershipState } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { employeeErrors } from "../contract/errors.ts";

type Invitation = {
  readonly state: MembershipState;
  readonly account_id: number;
  readonly deleted_at: Date | null;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly used_at: Date | null;
};

type Latest = { readonly [K in "invited_at" | "revoked_at" | "used_at"]: Date | null };

export const may = {
  /** Whoever has the key of a mail may use it once, while it counts; undefined is a key that was never sent. */
  openInvitation: (invitation: Invitation | undefined, now: Date): Verdict => {
    if (!invitation || invitation.deleted_at) return invitationErrors.INVALID_URL_ERROR;
    if (isInside(invitation.state)) return registrationErrors.ERROR_PARTICIPATED;
    // Used by somebody who has left since: they need to be invited anew.
    if (invitation.used_at || invitation.revoked_at) return employeeErrors.ERROR_EMPLOYEE_INVITATION_REVOKED;
    return invitation.expires_at > now || employeeErrors.ERROR_EMPLOYEE_INVITATION_EXPIRED;
  },

  /** Whoever is inside already needs no key. */
  beInvited: ({ state }: Pick<Invitation, "state">): boolean => !isInside(state),

  /** Whoever has left has to be entered again. */
  inviteAgain: ({ state }: Pick<Invitation, "state">): boolean => state === "not_participating",

  /** Also what has expired: among many that are stopped nobody looks for those. */
  revokeInvitation: ({ invited_at, revoked_at, used_at }: Latest): boolean =>
    invited_at !== null && !revoked_at && !used_at,

  /** A key is personal: whoever has got hold of somebody else's mail does not join by it with an account of their own. */
  joinBy: (invitation: Pick<Invitation, "account_id">, account: Pick<Account, "accountId">): Verdict =>
    invitation.account_id === account.accountId || employeeErrors.ERROR_EMPLOYEE_INVITATION_FOR_OTHER,
};
