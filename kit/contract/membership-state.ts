export const membershipStates = [
  "not_participating",
  "under_review",
  "participating",
  "paused",
  "withdrawn",
] as const;
export type MembershipState = (typeof membershipStates)[number];

/** Whoever has a place among the members, which a pause leaves to them; a candidate has none yet. */
export const insideStates = ["participating", "paused"] as const;
/** And whoever waits for one. To those who have only been invited, or have left, the community is absent. */
export const insideOrCandidateStates = ["participating", "under_review", "paused"] as const;

const isOneOf =
  <S extends MembershipState>(states: readonly S[]) =>
  (state: string): state is S =>
    states.some((one) => one === state);

export const isInside = isOneOf(insideStates);
export const isInsideOrCandidate = isOneOf(insideOrCandidateStates);
