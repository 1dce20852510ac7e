import type { MembershipState } from "#kit/server/access/actor.ts";

const bound: readonly MembershipState[] = ["participating", "paused", "under_review"];

export const may = {
  /** Whoever belongs to a community or waits to be let in reads and agrees to its terms; to others it is absent. */
  agree: (state: MembershipState): boolean => bound.includes(state),
};
