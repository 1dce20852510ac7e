import { Readable } from "node:stream";
import type { Language } from "#kit/contract/language.ts";

/** What a spreadsheet would take for a formula begins with one of these. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** Spreadsheets take a file without it for one in an encoding of their own. */
const BYTE_ORDER_MARK = "\uFEFF";

export type CsvValue = string | number | null | undefined;
/** A column of a file: its heading, and what stands below it. */
export type CsvColumn<Record> = {
  readonly label: { readonly [L in Language]: string };
  readonly value: (record: Record) => CsvValue;
};

/** The columns that `cols` names, parted by dots, in that order; all of them where it names none. */
export function chosenColumns<Column>(
  columns: Readonly<Partial<Record<string, Column | readonly Column[]>>>,
  cols = "",
): Column[] {
  const names = cols.split(".").filter((name) => Object.hasOwn(columns, name));
  return (names.length > 0 ? names : Object.keys(columns)).flatMap(
    (name) => (columns[name] ?? []) as Column[],
  );
}

function cellOf(value: CsvValue, delimiter: string): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record, its cells safe. */
export const csvLine = (values: readonly CsvValue[], delimiter = ","): string =>
  `${values.map((value) => cellOf(value, delimiter)).join(delimiter)}\r\n`;

/** RFC 4180 as UTF-8, written as the records come. No cell becomes a formula: what looks like one begins with an apostrophe. */
export const writeCsv = <Record>(
  columns: readonly CsvColumn<Record>[],
  language: Language,
  records: () => AsyncIterable<readonly Record[]>,
): Readable =>
  Readable.from(
    (async function* () {
      yield BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label[language]));
      for await (const some of records())
        yield some.map((record) => csvLine(columns.map(({ value }) => value(record)))).join("");
    })(),
  );
