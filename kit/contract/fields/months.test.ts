import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMonth, month, monthPickerRange, tenure, toMonth } from "./months.ts";
import {
  acceptsItsOwnAnswer,
  answersInCodes,
  anyString,
  checkField,
  japaneseString,
} from "./testing/check-field.ts";

const today = () => "2026-11-21";
const months = fc
  .tuple(fc.integer({ min: 1900, max: 2036 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, "0")}`);

describe("month (R215, R216, R218)", () => {
  test.each([
    ["2026/4", { value: "2026-04" }],
    ["２０２６年４月", { value: "2026-04" }],
    ["202604", { value: "2026-04" }],
    ["1900-01", { value: "1900-01" }],
    ["1899-12", { codes: ["DATE_TOO_EARLY"] }],
    ["2036-11", { value: "2036-11" }],
    ["2036-12", { codes: ["DATE_TOO_LATE"] }],
    ["2026-13", { codes: ["MONTH"] }],
    ["2026-00", { codes: ["MONTH"] }],
    ["", { codes: ["REQUIRED"] }],
  ])("%j", (input, outcome) => expect(checkField(month({ today }), input)).toEqual(outcome));

  test("a past month is this month at the latest", () => {
    expect(checkField(month({ today, past: true }), "2026-11")).toEqual({ value: "2026-11" });
    expect(checkField(month({ today, past: true }), "2026-12")).toEqual({ codes: ["DATE_IN_FUTURE"] });
  });

  test("accepts every month the picker offers, and no text makes it throw", () => {
    const { min, max } = monthPickerRange(today());
    fc.assert(
      fc.property(
        months,
        (value) => "value" in checkField(month({ today }), value) === (value >= min && value <= max),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(anyString, japaneseString),
        (text) =>
          answersInCodes(month({ today }), text) &&
          acceptsItsOwnAnswer(month({ today }), text) &&
          toMonth(toMonth(text)) === toMonth(text),
      ),
    );
  });

  test("knows a month", () =>
    expect(["2026-12", "2026-13", "2026-1"].map(isMonth)).toEqual([true, false, false]));
});

describe("tenure (R346)", () => {
  test.each([
    ["2020-04", "2020-04", { years: 0, months: 1 }],
    ["2020-04", "2021-03", { years: 1, months: 0 }],
    ["2020-04", "2026-11", { years: 6, months: 8 }],
    ["2020-04-30", "2026-11-21", { years: 6, months: 8 }],
    ["2026-11", "2026-10", { years: 0, months: 0 }],
    ["2026-11", "2020-01", { years: 0, months: 0 }],
  ])("from %s to %s", (start, end, expected) => expect(tenure(start, end)).toEqual(expected));

  test("two stretches without a gap are as long as the whole", () => {
    const total = (start: string, end: string) => tenure(start, end).years * 12 + tenure(start, end).months;
    fc.assert(
      fc.property(
        months,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        (start, first, second) => {
          const later = (count: number) => {
            const number = Number(start.slice(0, 4)) * 12 + Number(start.slice(5)) - 1 + count;
            return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;
          };
          const whole = total(start, later(first + second + 1));
          return whole === total(start, later(first)) + total(later(first + 1), later(first + second + 1));
        },
      ),
    );
  });
});
