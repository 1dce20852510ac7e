import { Readable } from "node:stream";
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from "#kit/contract/csv.ts";
import type { Language } from "#kit/contract/language.ts";

export type CsvColumn<Record> = {
  readonly label: { readonly [L in Language]: string };
  readonly value: (record: Record) => CsvValue;
};

/** Returns the columns that `cols` names, separated by dots, in that order; without names, all of them. */
export function chosenColumns<Column>(
  columns: Readonly<Partial<Record<string, Column | readonly Column[]>>>,
  cols = "",
): Column[] {
  const names = cols.split(".").filter((name) => Object.hasOwn(columns, name));
  return (names.length > 0 ? names : Object.keys(columns)).flatMap(
    (name) => (columns[name] ?? []) as Column[],
  );
}

/** Writes CSV as UTF-8 while the records come. */
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
