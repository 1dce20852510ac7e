import { expect, test } from "vitest";
import type { DailyFigures } from "../contract/calls.ts";
import { addDays } from "../contract/days.ts";
import { metrics, valuesOf } from "./metrics.ts";
import { toPeriods } from "./periods.ts";

/** The first day has one like, the second two, and so on. */
const daysFrom = (first: string, count: number): DailyFigures[] =>
  Array.from({ length: count }, (_, i) => ({
    date: addDays(first, i),
    new_members: { member_invitation: 0, office_invitation: 0, other: 0 },
    posts: { article: 0, recruitment: 0, joboffer: 0, auto: 0 },
    comments: 0,
    likes: i + 1,
    interests: 0,
    chats_opened: 0,
    active_members: { day: i, week: i * 2, month: i * 3 },
  }));

test("weeks begin on Monday, in the new year too", () => {
  const periods = toPeriods(daysFrom("2026-12-27", 9), "week");
  expect(periods.map(({ key, days }) => [key, days.length])).toEqual([
    ["2026-12-21", 1],
    ["2026-12-28", 7],
    ["2027-01-04", 1],
  ]);
});

test("months are those of the calendar", () => {
  const periods = toPeriods(daysFrom("2027-01-30", 31), "month");
  expect(periods.map(({ key, days }) => [key, days.length])).toEqual([
    ["2027-01", 2],
    ["2027-02", 28],
    ["2027-03", 1],
  ]);
});

test("what happened adds up over a period, while people are those at its end", () => {
  const periods = toPeriods(daysFrom("2026-12-28", 7), "week");
  const [comments, likes, interests] = valuesOf(metrics.reactions, periods);
  expect([comments, likes, interests]).toEqual([[0], [28], [0]]);
  expect(valuesOf(metrics.active, periods)).toEqual([[18], [12], [6]]);
});
