import { expect, test } from "vitest";
import { countMonths } from "./tenure.ts";

const today = "2026-11-27";
const period = (start_period: string, end_period: string | null = null) => ({ start_period, end_period });

test.each([
  ["the first and the last month count", [period("2010-04", "2011-03")], 12],
  ["a month that ends in the next has two", [period("2010-12", "2011-01")], 2],
  ["without an end it lasts until today", [period("2026-01")], 11],
  ["an end to come has not come yet", [period("2026-01", "2030-12")], 11],
  ["it may have begun in January 1900", [period("1900-01", "1999-12")], 1200],
  ["months in two places count once", [period("2010-01", "2010-12"), period("2010-07", "2011-06")], 18],
  ["a period within another adds nothing", [period("2010-01", "2012-12"), period("2011-01", "2011-12")], 36],
  [
    "months between two periods do not count",
    [period("2010-01", "2010-12"), period("2020-01", "2020-12")],
    24,
  ],
  ["nothing at all", [], 0],
] as const)("tenure in whole months: %s (R346)", (_, periods, months) =>
  expect(countMonths(periods, today)).toBe(months),
);
