export type ChartShape = "bars" | "lines";
export type Values = readonly (readonly number[])[];

/** Returns an even number, so that the middle line is a whole one, and not below the highest point. */
export function topOf(shape: ChartShape, values: Values): number {
  const columns = (values[0] ?? []).map((_, at) => values.map((series) => series[at] ?? 0));
  const highest = Math.max(
    0,
    ...columns.map((column) => (shape === "bars" ? sumOf(column) : Math.max(...column))),
  );
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 3, 4, 5, 6, 8, 10];
  return steps.map((step) => step * power).find((step) => step >= highest) ?? highest;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const TICKS_AT_MOST = 5;

/** Returns the columns to name: at most five, evenly apart, always with the last. */
export function ticksOf(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / TICKS_AT_MOST));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0);
}
