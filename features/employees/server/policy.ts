import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
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
  /** Lets the holder of a mailed key use it once while it is valid; undefined is a key that was never sent. */
  openInvitation: (invitation: Invitation | undefined, now: Date): Verdict => {
    if (!invitation || invitation.deleted_at) return invitationErrors.INVALID_URL_ERROR;
    if (isInside(invitation.state)) return membershipErrors.ERROR_PARTICIPATED;
    // It was used by somebody who has left since and needs a new invitation.
    if (invitation.used_at || invitation.revoked_at) return employeeErrors.ERROR_EMPLOYEE_INVITATION_REVOKED;
    return invitation.expires_at > now || employeeErrors.ERROR_EMPLOYEE_INVITATION_EXPIRED;
  },

  /** Somebody inside already needs no key. */
  beInvited: ({ state }: Pick<Invitation, "state">): boolean => !isInside(state),

  /** Somebody who has left has to be entered again. */
  inviteAgain: ({ state }: Pick<Invitation, "state">): boolean => state === "not_participating",

  /** Expired ones are revoked too, so that nobody has to sort them out of a selection. */
  revokeInvitation: ({ invited_at, revoked_at, used_at }: Latest): boolean =>
    invited_at !== null && !revoked_at && !used_at,

  /** A key is personal: somebody else who gets hold of the mail cannot join by it with their own account. */
  joinBy: (invitation: Pick<Invitation, "account_id">, account: Pick<Account, "accountId">): Verdict =>
    invitation.account_id === account.accountId || employeeErrors.ERROR_EMPLOYEE_INVITATION_FOR_OTHER,
};
