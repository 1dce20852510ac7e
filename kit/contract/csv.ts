/** What a spreadsheet would take for a formula begins with one of these. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** Spreadsheets take a file without it for one in an encoding of their own. */
export const BYTE_ORDER_MARK = "\uFEFF";

export type CsvValue = string | number | null | undefined;

function cellOf(value: CsvValue, delimiter: string): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record as RFC 4180 says. No cell becomes a formula: what looks like one begins with an apostrophe. */
export const csvLine = (values: readonly CsvValue[], delimiter = ","): string =>
  `${values.map((value) => cellOf(value, delimiter)).join(delimiter)}\r\n`;
