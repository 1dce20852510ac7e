import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { isInsideOrCandidate } from "#kit/contract/membership-state.ts";
import { isAdministrator, type Member, type MembershipState } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";

export const may = {
  /** A member or candidate of the community needs no invitation. */
  joinByInvitation: (state: MembershipState | undefined): Verdict =>
    state !== undefined && isInsideOrCandidate(state) ? membershipErrors.ERROR_PARTICIPATED : true,

  /** An address with an account signs in instead of registering; `account` is the one that has it. */
  registerAddress: (account: { readonly state: MembershipState | null } | undefined): Verdict => {
    if (!account) return true;
    const asMember = may.joinByInvitation(account.state ?? undefined);
    return asMember === true ? membershipErrors.VALIDATE_DUPLICATE : asMember;
  },

  askOfOthers: (member: Pick<Member, "role">): boolean => isAdministrator(member),
};
