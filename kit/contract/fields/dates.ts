import { type Fault, fault } from "./field-errors.ts";
import { fieldRule, stringField } from "./field-schema.ts";
import * as limits from "./limits.ts";
import { showDate, todayInTokyo } from "./tokyo-time.ts";
import { plainDate } from "./typed-date.ts";
import { toHalfWidthNumber } from "./width.ts";

const pad = (part: string) => part.padStart(2, "0");

/** Returns a typed day (2026/4/1, ２０２６年４月１日, 20260401, 令和8年4月1日, 1 April 2026) as YYYY-MM-DD; others stay. Idempotent. */
export function toDate(value: string): string {
  const typed = plainDate(value);
  const [, year, month, day] =
    /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/.exec(typed) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ??
    [];
  return year && month && day ? `${year}-${pad(month)}-${pad(day)}` : toHalfWidthNumber(value);
}

/** Returns a typed day without a year (12/24, 12月24日) as the first such day from `first` on; any other text stays. */
export function withYear(value: string, first: string): string {
  const [, month, day] = /^(\d{1,2})[/月](\d{1,2})日?$/.exec(plainDate(value)) ?? [];
  if (!month || !day) return value;
  const year = Number(first.slice(0, 4));
  const days = [year, year + 1].map((one) => `${one}-${pad(month)}-${pad(day)}`);
  return days.find((one) => isDate(one) && one >= first) ?? value;
}

/** Tells whether the text is YYYY-MM-DD and the day exists. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // Some engines roll 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** `today` (YYYY-MM-DD) refuses later days; `max` is the last day allowed. */
export type DateLimit = { today?: string; max?: string };

/** R214–R217: returns what is wrong with a day. */
export function dateFault(value: string, { today, max }: DateLimit): Fault | undefined {
  if (!isDate(value)) return fault("DATE");
  const min = `${limits.firstMonth}-01`;
  if (value < min) return fault("DATE_TOO_EARLY", { min: showDate(min) });
  if (today && value > today) return fault("DATE_IN_FUTURE");
  if (max && value > max) return fault("DATE_TOO_LATE", { max: showDate(max) });
}

export type DateOptions = {
  required?: boolean;
  /** R215: days after today are refused. */
  past?: boolean;
  /** The day is computed at every check, since a server runs for longer than a day. */
  today?: () => string;
};

export const date = ({ required, past, today = todayInTokyo }: DateOptions = {}) =>
  stringField({
    max: limits.typedDate,
    tooLong: fault("DATE"),
    convert: toDate,
    required,
    find: (value) => dateFault(value, past ? { today: today() } : {}),
  });

/** R217: a birthday is today at the latest. */
export const birthday = (options: Omit<DateOptions, "past"> = {}) => date({ ...options, past: true });

/** Adds years to a day, or subtracts them; 29 February becomes the 28th where the year has none. */
export function addYears(value: string, years: number): string {
  const moved = `${String(Number(value.slice(0, 4)) + years).padStart(4, "0")}${value.slice(4)}`;
  return moved.endsWith("-02-29") && !isDate(moved) ? moved.replace("-29", "-28") : moved;
}

/** The birthday picker opens at 1 January thirty years before today. */
export const defaultBirthday = (today: string) =>
  `${addYears(today, -limits.birthdayYearsBack).slice(0, 4)}-01-01`;

/** R219: returns the range that a day picker offers. */
export const dayPickerRange = (today: string) => ({
  min: addYears(today, -limits.dayYearsBack),
  max: addYears(today, limits.dayYearsAhead),
});

/** Blank and unreadable ends have a fault of their own, or none. */
const isComparable = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}/.test(value);

/** R214: the end (a day or a month, like the start) must be after the start; the fault is on the end. */
export const endAfterStart = <T extends Record<string, unknown>>(
  start: keyof T & string,
  end: keyof T & string,
) =>
  fieldRule<T>(end, ({ [start]: from, [end]: to }) => {
    if (!isComparable(from) || !isComparable(to)) return undefined;
    return to > from ? undefined : fault("END_NOT_AFTER_START");
  });
