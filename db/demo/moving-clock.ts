import type { Clock } from "#kit/server/clock.ts";

export type MovingClock = Clock & {
  /** Moves forward to the time; a past time leaves the clock where it is. */
  readonly moveTo: (time: Date) => void;
};

/** The demo community lives through its months by this clock. */
export function createMovingClock(start: Date): MovingClock {
  let present = start.getTime();
  return {
    now: () => new Date(present),
    moveTo: (time) => {
      present = Math.max(present, time.getTime());
    },
  };
}
