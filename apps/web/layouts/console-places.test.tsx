import { expect, test } from "vitest";
import { consolePlaces } from "./console-places.tsx";

test("each screen of the console whose name holds kanji says how it is read, so that it is found by it", () => {
  const unread = consolePlaces(1).filter(({ reading }) => /\p{sc=Han}/u.test(reading));
  expect(unread.map(({ title }) => title.ja)).toEqual([]);
});
