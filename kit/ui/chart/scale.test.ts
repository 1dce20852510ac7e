import { expect, test } from "vitest";
import { ticksOf, topOf } from "./scale.ts";

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [9, 10],
  [11, 20],
  [50, 50],
  [61, 80],
  [999, 1000],
])("a highest point of %i is drawn on a scale to %i, whose half is whole", (highest, top) => {
  expect(topOf("bars", [[highest]])).toBe(top);
  expect(Number.isInteger(top / 2)).toBe(true);
});

test("bars stand on each other, lines do not", () => {
  expect(topOf("bars", [[3], [3]])).toBe(6);
  expect(topOf("lines", [[3], [3]])).toBe(4);
});

test.each([1, 2, 7, 12, 30, 184])("of %i columns at most five are named, the last always", (count) => {
  const ticks = ticksOf(count);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(ticks.at(-1)).toBe(count - 1);
});
