import { isInsideOrCandidate } from "#kit/contract/membership-state.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";

export const may = {
  /** Whoever belongs to a community or waits to be let in reads and agrees to its terms; to others it is absent. */
  agree: (state: MembershipState): boolean => isInsideOrCandidate(state),
};
