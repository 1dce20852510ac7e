import { DAY_MS } from "#kit/contract/durations.ts";
import { toKatakana } from "#kit/contract/fields/kana.ts";
import { toMonth } from "#kit/contract/fields/months.ts";
import { isOfEra, plainDate } from "#kit/contract/fields/typed-date.ts";
import { toHalfWidth } from "#kit/contract/fields/width.ts";
import type { DefectKind, ImportField } from "../contract/fields.ts";

/** A defective cell has an original value; `to` is empty where that is lost. */
export type Defect = { readonly kind: DefectKind; readonly to: string };

const codes: readonly ImportField[] = ["email", "employee_id"];
const kanas: readonly ImportField[] = ["name_kana", "family_name_kana", "given_name_kana"];
const names: readonly ImportField[] = ["name", "family_name", "given_name", "department_name"];

/** Excel counts days from the last of 1899, because it takes 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const serials = { from: 10_000, to: 60_000 };

/** Returns the day that a number of Excel means, YYYY-MM-DD. */
export function serialDay(cell: string): string | undefined {
  if (!/^\d{5}(\.\d+)?$/.test(cell)) return;
  const days = Number.parseInt(cell, 10);
  if (days < serials.from || days > serials.to) return;
  return new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);
}

/** Reads R6.4.1 and 令和6年4月 as 2024-04. */
function fromEra(cell: string): string | undefined {
  if (!isOfEra(cell)) return;
  const [, year, month] = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月]|$)/.exec(plainDate(cell)) ?? [];
  return year && month && toMonth(`${year}-${month}`);
}

/** Writes 1.23E+11 in digits, if all of its digits are there. */
function fromExponent(cell: string): string | undefined {
  const [, whole = "", fraction = "", exponent = ""] = /^(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(cell) ?? [];
  if (!whole) return;
  return fraction.length >= Number(exponent) ? whole + fraction.slice(0, Number(exponent)) : "";
}

const hasHalfKana = (cell: string) => /[\uff66-\uff9f]/.test(cell);
const widenKana = (cell: string) => cell.replace(/[\uff61-\uff9f]+/g, (kana) => toKatakana(kana));
const fullWidth = /[\uff01-\uff5e\u3000]/;

/** Returns the defect of a cell, if any; `width` is the usual length of the column's numbers. */
export function findDefect(field: ImportField, cell: string, width: number | undefined): Defect | undefined {
  if (codes.includes(field) && fullWidth.test(cell.trim()))
    return { kind: "fullWidth", to: toHalfWidth(cell).trim() };
  if (field === "employee_id") {
    const digits = fromExponent(cell.trim());
    if (digits !== undefined) return { kind: "exponent", to: digits };
    if (width && /^\d+$/.test(cell) && cell.length < width)
      return { kind: "leadingZeros", to: cell.padStart(width, "0") };
  }
  if (field === "enrollment_start_period") {
    const serial = serialDay(cell.trim())?.slice(0, "YYYY-MM".length);
    if (serial) return { kind: "serialDate", to: serial };
    const year = fromEra(cell);
    if (year) return { kind: "era", to: year };
  }
  if ((kanas.includes(field) || names.includes(field)) && hasHalfKana(cell))
    return { kind: "halfWidthKana", to: widenKana(cell) };
}

/** Returns the usual length of the column's numbers: that of most of them, where at least one begins with a zero. */
export function usualWidth(cells: readonly string[]): number | undefined {
  const numbers = cells.filter((cell) => /^\d+$/.test(cell));
  if (!numbers.some((cell) => cell.startsWith("0"))) return;
  const lengths = new Map<number, number>();
  for (const { length } of numbers) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  const [[width = 0, count = 0] = []] = [...lengths].sort(([, a], [, b]) => b - a);
  return count * 2 >= numbers.length ? width : undefined;
}
