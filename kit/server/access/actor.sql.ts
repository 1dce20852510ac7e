import { insideOrCandidateStates, insideStates } from "#kit/contract/membership-state.ts";

const isOneOf =
  (states: readonly string[]) =>
  (membership: string): string =>
    `${membership}.state in (${states.map((state) => `'${state}'`).join(", ")})`;

/** SQL for `isInside` of a membership. */
export const isInsideSql = isOneOf(insideStates);
/** SQL for `isInsideOrCandidate` of a membership. */
export const isInsideOrCandidateSql = isOneOf(insideOrCandidateStates);
/** SQL for `isAdministrator` of a membership, or of its row of `people`. */
export const isAdministratorSql = (membership: string): string => `(${membership}.role <> 'member')`;
