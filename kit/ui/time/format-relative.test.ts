import { describe, expect, test } from "vitest";
import { formatRelative, nextChange } from "./format-relative.ts";

const now = new Date("2026-11-21T03:00:00.000Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe("a moment in the past", () => {
  test.each([
    [0, "たった今", "just now"],
    [59, "59秒前", "59 seconds ago"],
    [60, "1分前", "1 minute ago"],
    [3_599, "59分前", "59 minutes ago"],
    [3_600, "1時間前", "1 hour ago"],
    [86_399, "23時間前", "23 hours ago"],
    [86_400, "1日前", "1 day ago"],
    [604_799, "6日前", "6 days ago"],
    [604_800, "2026/11/14 12:00", "2026/11/14 12:00"],
  ])("%i seconds ago reads %s (R340–R344)", (seconds, ja, en) => {
    expect(formatRelative(ago(seconds), now, "ja")).toBe(ja);
    expect(formatRelative(ago(seconds), now, "en")).toBe(en);
  });

  test("a clock running ahead is not the future", () => {
    expect(formatRelative(ago(-30), now, "ja")).toBe("たった今");
  });
});

test("the text is renewed when its unit has passed, and no more after a week", () => {
  expect(nextChange(ago(90), now)).toBe(30);
  expect(nextChange(ago(700_000), now)).toBeNull();
});
