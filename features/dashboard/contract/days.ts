const DAY_MS = 24 * 60 * 60 * 1000;

/** A day (YYYY-MM-DD) `days` later, or earlier where negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
