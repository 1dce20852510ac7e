import { type Verdict, when } from "#kit/server/verdict.ts";

export const may = {
  /** What a person shows in other communities too is not for one community's administrators to change. */
  editAccount: (candidate: { readonly is_elsewhere: boolean }): Verdict => when(!candidate.is_elsewhere),
};
