export const membershipStates = [
  "not_participating",
  "under_review",
  "participating",
  "paused",
  "withdrawn",
  "rejected",
] as const;
export type MembershipState = (typeof membershipStates)[number];

/** Members in these states have a place, which a pause leaves them; a candidate has none yet. */
export const insideStates = ["participating", "paused"] as const;
/** Candidates see the community too. It is hidden from people who have only been invited, or have left. */
export const insideOrCandidateStates = ["participating", "under_review", "paused"] as const;
/** Members have left, or applicants were rejected; only a new registration leads out of these. */
export const endedStates = ["withdrawn", "rejected"] as const;

const isOneOf =
  <S extends MembershipState>(states: readonly S[]) =>
  (state: string): state is S =>
    states.some((one) => one === state);

export const isInside = isOneOf(insideStates);
export const isInsideOrCandidate = isOneOf(insideOrCandidateStates);
export const hasEnded = isOneOf(endedStates);
