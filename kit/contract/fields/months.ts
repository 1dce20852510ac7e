import { addYears, type DateOptions } from "./dates.ts";
import { type Fault, fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import * as limits from "./limits.ts";
import { showDate, todayInTokyo } from "./tokyo-time.ts";
import { plainDate } from "./typed-date.ts";
import { toHalfWidthNumber } from "./width.ts";

/** Returns a typed month (2026/4, ２０２６年４月, 202604, April 2026, 4/2026) as YYYY-MM; any other text stays. Idempotent. */
export function toMonth(value: string): string {
  const typed = plainDate(value);
  const { year, month } =
    (
      /^(?<year>\d{4})(?:[-/.]|年)(?<month>\d{1,2})月?$/.exec(typed) ??
      /^(?<year>\d{4})(?<month>\d{2})$/.exec(typed) ??
      /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(typed)
    )?.groups ?? {};
  return year && month ? `${year}-${month.padStart(2, "0")}` : toHalfWidthNumber(value);
}

export const isMonth = (value: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** R216, R218: returns the months a picker offers, from 1900-01 to ten years ahead. `today` is YYYY-MM-DD. */
export const monthPickerRange = (today: string) => ({
  min: limits.firstMonth,
  max: addYears(today.slice(0, 7), limits.monthYearsAhead),
});

/** Returns what is wrong with a month; `past` refuses those after today's (R215). */
export function monthFault(
  value: string,
  { today, past = false }: { today: string; past?: boolean },
): Fault | undefined {
  if (!isMonth(value)) return fault("MONTH");
  const { min, max } = monthPickerRange(today);
  if (value < min) return fault("DATE_TOO_EARLY", { min: showDate(min) });
  if (past && value > today.slice(0, 7)) return fault("DATE_IN_FUTURE");
  if (value > max) return fault("DATE_TOO_LATE", { max: showDate(max) });
}

export const month = ({ required, past, today = todayInTokyo }: DateOptions = {}) =>
  stringField({
    max: limits.typedDate,
    tooLong: fault("MONTH"),
    convert: toMonth,
    required,
    find: (value) => monthFault(value, { today: today(), past }),
  });
