import { describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { INTEGER_MAX } from "#kit/contract/wire.ts";
import { leavesOf, nameOf } from "./leaves.test-helper.ts";

const calls = features.flatMap(({ routes }) =>
  routes.map(({ call }) => ({ call, title: `${call.method} ${call.path}` })),
);

describe("every number that a call takes has the range of a column", () => {
  test.each(calls)("$title", ({ call }) => {
    const beyond = leavesOf(call)
      .filter(({ isId, range }) => !isId && range !== undefined)
      .filter(({ range: [min, max] = [0, 0] }) => !(min >= -INTEGER_MAX && max <= INTEGER_MAX));
    expect(
      beyond.map(nameOf),
      "say its range: kit/contract/wire.ts has id, ordinal, wholeNumber, oneOf",
    ).toEqual([]);
  });
});
