import type { Clock } from "#kit/server/clock.ts";

export const testTime = new Date("2026-11-21T03:00:00.000Z");

export type TestClock = Clock & {
  readonly advance: (step: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
};

/** The clock stands still until it is moved. */
export function createTestClock(): TestClock {
  let present = testTime.getTime();
  return {
    now: () => new Date(present),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      present += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
