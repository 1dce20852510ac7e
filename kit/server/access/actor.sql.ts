import { insideOrCandidateStates, insideStates } from "#kit/contract/membership-state.ts";

const isOneOf =
  (states: readonly string[]) =>
  (membership: string): string =>
    `${membership}.state in (${states.map((state) => `'${state}'`).join(", ")})`;

/** This is `isInside` of a membership as SQL. */
export const isInsideSql = isOneOf(insideStates);
/** This is `isInsideOrCandidate` of a membership as SQL. */
export const isInsideOrCandidateSql = isOneOf(insideOrCandidateStates);
/** This is `isAdministrator` as SQL, of a membership or of its row of `people`. */
export const isAdministratorSql = (membership: string): string => `(${membership}.role <> 'member')`;
