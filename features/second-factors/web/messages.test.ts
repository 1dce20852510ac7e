import { expect, test } from "vitest";
import { en } from "./messages.en.ts";

const people = (count: number) => Array.from({ length: count }, (_, i) => `Person ${i + 1}`);

test("one administrator beyond those who are named is one other", () => {
  expect(en.admin.askText(people(6), 9)).toContain("Person 5, and 1 other have not set it up");
  expect(en.admin.askText(people(7), 9)).toContain("Person 5, and 2 others have not set it up");
});

test("a single administrator is not all of them", () => {
  expect(en.admin.askText([], 1)).toContain("The administrator will be told");
  expect(en.admin.askText([], 3)).toContain("All 3 administrators will be told");
});
