import { DAY_MS } from "#kit/contract/durations.ts";

/** Whoever has come in so many days counts as active. */
export const ACTIVE_DAYS = 30;

/** A day (YYYY-MM-DD) `days` later, or earlier where negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
