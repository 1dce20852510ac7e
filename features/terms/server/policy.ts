import { isInsideOrCandidate } from "#kit/contract/membership-state.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";

export const may = {
  /** Members and candidates of a community read and agree to its terms; for others it does not exist. */
  agree: (state: MembershipState): boolean => isInsideOrCandidate(state),
};
