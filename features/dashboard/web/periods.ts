import type { DailyFigures, FigureRange } from "../contract/calls.ts";
import { addDays } from "../contract/days.ts";

export type PeriodUnit = "day" | "week" | "month";

/** A bar covers this unit, so that all of them can be told apart on a phone. */
export const unitOf: Readonly<Record<FigureRange, PeriodUnit>> = {
  7: "day",
  30: "day",
  90: "week",
  365: "month",
};

export type Period = {
  /** The key is the day, the Monday of the week (YYYY-MM-DD), or the month (YYYY-MM). */
  readonly key: string;
  readonly days: readonly DailyFigures[];
};

const keyOf: Readonly<Record<PeriodUnit, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
  month: (day) => day.slice(0, 7),
};

/** Groups days into periods, in order; the first and the last may be incomplete. */
export function toPeriods(figures: readonly DailyFigures[], unit: PeriodUnit): Period[] {
  const groups = Map.groupBy(figures, ({ date }) => keyOf[unit](date));
  return [...groups].map(([key, days]) => ({ key, days }));
}
