import { type Verdict, when } from "#kit/server/verdict.ts";

export const may = {
  /** Whoever has been decided upon is no candidate any more. */
  decide: (person: { readonly state: string }): Verdict => when(person.state === "under_review"),
};
