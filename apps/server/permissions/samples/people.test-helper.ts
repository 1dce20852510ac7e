import { findPeople } from "#features/people/contract/find-people.ts";
import { sample } from "../sample.test-helper.ts";

export const peopleSamples = [
  sample(findPeople, "by kana", ({ aoba }) => ({ params: { id: aoba }, query: { q: "サトウ" } })),
];
