import { DAY_MS } from "#kit/contract/durations.ts";

/** Somebody who came within this many days counts as active. */
export const ACTIVE_DAYS = 30;

/** Returns the day (YYYY-MM-DD) `days` later, or earlier where negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
