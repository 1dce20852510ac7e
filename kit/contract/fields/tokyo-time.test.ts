import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { isDate } from "./dates.ts";
import {
  formatClock,
  formatDate,
  formatMinute,
  formatSecond,
  showDate,
  todayInTokyo,
  tokyoDate,
  tokyoInstant,
} from "./tokyo-time.ts";

const instants = fc.date({
  min: new Date("1970-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
});

describe("time in Japan", () => {
  const evening = new Date("2026-12-31T15:04:59Z");

  test("a new day begins at 15:00 UTC", () => {
    expect(tokyoDate(new Date("2026-12-31T14:59:59Z"))).toBe("2026-12-31");
    expect(tokyoDate(evening)).toBe("2027-01-01");
  });

  test("is shown with slashes (R345), to the day, the minute (R483) or the second (R484)", () => {
    const shown = [formatDate, formatMinute, formatSecond, formatClock].map((format) => format(evening));
    expect(shown).toEqual(["2027/01/01", "2027/01/01 00:04", "2027/01/01 00:04:59", "00:04"]);
    expect(showDate("2027-01-01")).toBe("2027/01/01");
    expect(showDate("2027-01")).toBe("2027/01");
  });

  test("today is a day", () => expect(isDate(todayInTokyo())).toBe(true));

  test("day and time give the minute of the instant back", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
        return tokyoInstant(tokyoDate(instant), formatMinute(instant).slice(-5)).getTime() === minute;
      }),
    );
  });

  test("a day without a time begins at midnight", () => {
    expect(tokyoInstant("2026-11-21").toISOString()).toBe("2026-11-20T15:00:00.000Z");
  });
});
