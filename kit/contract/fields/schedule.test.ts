import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { earliestSchedule, scheduledAt, scheduleFault, scheduleTimes } from "./schedule.ts";
import { answersInCodes, anyString, checkField } from "./testing/check-field.ts";
import { tokyoTime } from "./tokyo-time.ts";

const now = new Date("2026-11-21T10:00:00+09:00");
const field = scheduledAt({ now: () => now });

describe("a scheduled send", () => {
  test.each([
    ["2026-11-21T10:30:00+09:00", undefined],
    ["2026-11-21T01:30:00Z", undefined],
    ["2026-11-21T11:00+09:00", undefined],
    ["2026-11-21T10:00:00+09:00", "SCHEDULE_TOO_SOON"],
    ["2026-11-20T10:30:00+09:00", "SCHEDULE_TOO_SOON"],
    ["2026-11-21T10:45:00+09:00", "SCHEDULE_SLOT"],
    ["2026-11-21T11:00:01+09:00", "SCHEDULE_SLOT"],
    ["2026-11-21T11:00:00", "DATE"],
    ["2026-11-32T11:00:00Z", "DATE"],
    ["明日", "DATE"],
    ["", "REQUIRED"],
  ])("%s: %s", (input, code) =>
    expect(checkField(field, input)).toEqual(code ? { codes: [code] } : { value: input }),
  );

  test("one millisecond less than 30 minutes is too soon", () => {
    expect(scheduleFault(new Date("2026-11-21T10:30:00+09:00"), new Date(now.getTime() + 1))?.code).toBe(
      "SCHEDULE_TOO_SOON",
    );
  });

  test("the earliest choice is accepted, the half hour before it is not", () => {
    const times = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(times, (at) => {
        const first = earliestSchedule(at);
        const before = new Date(first.getTime() - 30 * MINUTE_MS);
        return (
          scheduleFault(first, at) === undefined &&
          scheduleFault(before, at) !== undefined &&
          scheduleTimes().includes(tokyoTime(first))
        );
      }),
    );
  });

  test("48 times a day are offered (R347, R348)", () => {
    const times = scheduleTimes();
    expect([times.length, times[0], times[1], times.at(-1)]).toEqual([48, "00:00", "00:30", "23:30"]);
  });

  test("never throws", () => {
    fc.assert(fc.property(anyString, (input) => answersInCodes(field, input)));
  });
});
