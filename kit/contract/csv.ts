/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** Spreadsheets take a file without this mark for one in their own encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A file of text may be written so. */
export const textEncodings = ["utf-8", "utf-16le", "utf-16be", "shift_jis"] as const;
export type TextEncoding = (typeof textEncodings)[number];

export type CsvValue = string | number | null | undefined;

function cellOf(value: CsvValue, delimiter: string): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes one record as RFC 4180 says. A text that looks like a formula gets an apostrophe before it. */
export const csvLine = (values: readonly CsvValue[], delimiter = ","): string =>
  `${values.map((value) => cellOf(value, delimiter)).join(delimiter)}\r\n`;
