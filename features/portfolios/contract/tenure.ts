import type { PortfolioHistory } from "./views.ts";

type Period = Pick<PortfolioHistory, "start_period" | "end_period">;

/** Counts the months from year 0, so that periods can be compared. */
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** Without an end, or with one to come, a period lasts until today (YYYY-MM-DD). */
const endOf = ({ end_period }: Period, today: string): number => {
  const now = numberOf(today);
  return end_period ? Math.min(numberOf(end_period), now) : now;
};

/** Returns the whole months of all periods, first and last included; months that several have count once. R346 */
export function countMonths(periods: readonly Period[], today: string): number {
  const inOrder = periods
    .map((period) => ({ from: numberOf(period.start_period), until: endOf(period, today) }))
    .toSorted((one, other) => one.from - other.from);
  let months = 0;
  let counted = 0;
  for (const { from, until } of inOrder) {
    months += Math.max(0, until - Math.max(from - 1, counted));
    counted = Math.max(counted, until);
  }
  return months;
}
