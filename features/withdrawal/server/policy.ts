import { commonErrors } from "#kit/contract/errors.ts";
import { isInsideOrCandidate } from "#kit/contract/membership-state.ts";
import { type AccountKind, isContractor, type MembershipState, type Role } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { withdrawalErrors } from "../contract/errors.ts";

type Standing = { readonly role: Role; readonly community_name: string };

export const holdsContract = (membership: Pick<Standing, "role">): boolean => isContractor(membership);

/** Returns the names of the communities that keep somebody from leaving. */
export const heldBy = (memberships: readonly Standing[]) => ({
  params: {
    communities: memberships
      .filter(holdsContract)
      .map(({ community_name }) => community_name)
      .join("、"),
  },
});

export const may = {
  /** Everybody may leave but the contractor, who hands over first and is told where. R004 */
  leave: (memberships: readonly Standing[]): Verdict =>
    !memberships.some(holdsContract) || withdrawalErrors.ERROR_CONTRACTOR_STAYS,

  /** An operator's account is the provider's and not theirs to delete. */
  leaveService: (kind: AccountKind, memberships: readonly Standing[]): Verdict =>
    kind === "operator" ? commonErrors.ERROR_FORBIDDEN : may.leave(memberships),
};

/** For others the community does not exist; somebody only invited has nothing to leave. */
export const belongs = ({ state }: { readonly state: MembershipState }): boolean =>
  isInsideOrCandidate(state);
export const isCandidate = (state: MembershipState): boolean => state === "under_review";
