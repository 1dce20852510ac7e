import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMonth, month, monthPickerRange, toMonth } from "./months.ts";
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
    ["April 2026", { value: "2026-04" }],
    ["Apr., 2026", { value: "2026-04" }],
    ["4/2026", { value: "2026-04" }],
    ["13/2026", { codes: ["MONTH"] }],
    ["Marsh 2026", { codes: ["MONTH"] }],
    ["April", { codes: ["MONTH"] }],
    ["1 April 2026", { codes: ["MONTH"] }],
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
