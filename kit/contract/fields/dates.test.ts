import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  addYears,
  birthday,
  date,
  dayPickerRange,
  defaultBirthday,
  endAfterStart,
  isDate,
  toDate,
  withYear,
} from "./dates.ts";
import { toMonth } from "./months.ts";
import {
  acceptsItsOwnAnswer,
  answersInCodes,
  anyString,
  checkField,
  japaneseString,
} from "./testing/check-field.ts";

const today = () => "2026-11-21";
const days = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2100-12-31T00:00:00Z"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe("toDate", () => {
  test.each([
    ["2026/4/1"],
    ["2026-04-01"],
    ["２０２６／０４／０１"],
    ["2026年4月1日"],
    ["20260401"],
    ["2026.4.1"],
    [" 2026/04/01 "],
    ["令和8年4月1日"],
    ["Ｒ８．４．１"],
    ["令和八年四月一日"],
    ["二〇二六年四月一日"],
    ["April 1, 2026"],
    ["apr. 1st 2026"],
    ["1 April 2026"],
    ["1st Apr, 2026"],
    ["01-APR-2026"],
  ])("reads %j", (typed) => expect(toDate(typed)).toBe("2026-04-01"));
  test("reads every day however it is typed, and twice is once", () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, dayOfMonth] = day.split("-").map(Number);
        return [
          day,
          day.replaceAll("-", "/"),
          day.replaceAll("-", ""),
          `${year}年${month}月${dayOfMonth}日`,
        ].every((typed) => toDate(typed) === day);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(anyString, japaneseString), (text) => toDate(toDate(text)) === toDate(text)),
    );
  });
});

describe("eras", () => {
  test.each([
    ["昭和55年3月9日", "1980-03-09"],
    ["S55.3.9", "1980-03-09"],
    ["昭和64年1月7日", "1989-01-07"],
    ["㍼60年4月8日", "1985-04-08"],
    ["昭和　60 年 4 月 8 日", "1985-04-08"],
    ["Ｓ600408", "1985-04-08"],
    ["令和元年5月1日", "2019-05-01"],
    ["昭和元年十二月三十一日", "1926-12-31"],
    ["昭和六十年四月八日", "1985-04-08"],
    ["昭和 六十三年 十一月 二十日", "1988-11-20"],
    ["平成十年一月十日", "1998-01-10"],
    ["平成三十一年四月三〇日", "2019-04-30"],
    ["昭和六十十年四月八日", "昭和六十十年四月八日"],
    ["S000101", "S000101"],
    ["平成元年1月8日", "1989-01-08"],
    ["大正15/12/24", "1926-12-24"],
    ["昭和99年1月1日", "昭和99年1月1日"],
    ["平成0年1月1日", "平成0年1月1日"],
  ])("%s is %s", (typed, day) => expect(toDate(typed)).toBe(day));
  test.each([
    ["昭和55年4月", "1980-04"],
    ["S5504", "1980-04"],
    ["R元.5", "2019-05"],
    ["昭和六十年四月", "1985-04"],
    ["令和元年五月", "2019-05"],
  ])("a month's year may be of one too: %s is %s", (typed, month) => expect(toMonth(typed)).toBe(month));
});

describe("a day without its year", () => {
  test.each([
    ["12/24", "2026-12-24"],
    ["１２月２４日", "2026-12-24"],
    ["十二月二十四日", "2026-12-24"],
    ["December 24", "2026-12-24"],
    ["24th Dec", "2026-12-24"],
    ["11/21", "2026-11-21"],
    ["11/20", "2027-11-20"],
    ["2/30", "2/30"],
    ["2026/12/24", "2026/12/24"],
  ])("%s is %s, the next one", (typed, day) => expect(withYear(typed, today())).toBe(day));
});

describe("date (R214–R217)", () => {
  test.each([
    ["2026/02/28", { value: "2026-02-28" }],
    ["2024/02/29", { value: "2024-02-29" }],
    ["2026/02/29", { codes: ["DATE"] }],
    ["2026/13/01", { codes: ["DATE"] }],
    ["昨日", { codes: ["DATE"] }],
    ["1900-01-01", { value: "1900-01-01" }],
    ["1899-12-31", { codes: ["DATE_TOO_EARLY"] }],
    ["2030-01-01", { value: "2030-01-01" }],
    ["", { codes: ["REQUIRED"] }],
  ])("%j", (input, outcome) => expect(checkField(date({ today }), input)).toEqual(outcome));

  test("a birthday is today at the latest", () => {
    expect(checkField(birthday({ today }), "2026-11-21")).toEqual({ value: "2026-11-21" });
    expect(checkField(birthday({ today }), "2026-11-22")).toEqual({ codes: ["DATE_IN_FUTURE"] });
    expect(checkField(birthday({ today, required: false }), "")).toEqual({ value: "" });
  });

  test("accepts exactly the days that exist, and never throws", () => {
    const parts = fc.tuple(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        const exists = day >= 1 && day <= (lengths[month - 1] ?? 0);
        return exists === "value" in checkField(date({ today }), `${year}/${month}/${day}`);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(
        fc.oneof(anyString, days),
        (text) => answersInCodes(date({ today }), text) && acceptsItsOwnAnswer(date({ today }), text),
      ),
    );
  });
});

describe("pickers", () => {
  test("the birthday picker opens on 1 January thirty years ago (R086)", () =>
    expect(defaultBirthday("2026-11-21")).toBe("1996-01-01"));
  test("offers 100 years back and 2 ahead (R219)", () => {
    expect(dayPickerRange("2026-11-21")).toEqual({ min: "1926-11-21", max: "2028-11-21" });
    expect(dayPickerRange("2024-02-29")).toEqual({ min: "1924-02-29", max: "2026-02-28" });
  });
  test("moving by years gives a day that exists", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -150, max: 150 }), (day, years) => isDate(addYears(day, years))),
    );
  });
});

describe("endAfterStart (R214)", () => {
  const period = z
    .object({ start: date({ today }), end: date({ today, required: false }) })
    .check(endAfterStart("start", "end"));

  test("the end lies after the start", () => {
    expect(checkField(period, { start: "2020-04-01", end: "2020-04-02" })).toHaveProperty("value");
    expect(checkField(period, { start: "2020-04-01", end: "2020-04-01" })).toEqual({
      codes: ["end.END_NOT_AFTER_START"],
    });
    expect(checkField(period, { start: "2020/4/10", end: "2020/4/9" })).toEqual({
      codes: ["end.END_NOT_AFTER_START"],
    });
  });
  test("may be open", () =>
    expect(checkField(period, { start: "2020-04-01", end: "" })).toHaveProperty("value"));
  test("does not hide other faults", () => {
    expect(checkField(period, { start: "x", end: "2020-04-01" })).toEqual({ codes: ["start.DATE"] });
    expect(checkField(period, null)).toHaveProperty("codes");
  });
});
