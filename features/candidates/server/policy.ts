import { type Verdict, when } from "#kit/server/verdict.ts";

export const may = {
  /** Whoever has been decided upon is no candidate any more. */
  decide: (person: { readonly state: string }): Verdict => when(person.state === "under_review"),

  /** What a person shows in other communities too is not for one community's administrators to change. */
  editAccount: (candidate: { readonly is_elsewhere: boolean }): Verdict => when(!candidate.is_elsewhere),
};
