import { Readable } from "node:stream";
import type * as z from "zod/mini";
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from "#kit/contract/csv.ts";
import type { Language } from "#kit/contract/language.ts";
import type { AnyListCall, FieldOf } from "#kit/contract/list-call.ts";
import { saidIn } from "#kit/contract/list-field.ts";

export type CsvColumn<Record> = {
  readonly label: { readonly [L in Language]: string };
  readonly value: (record: Record, language: Language) => CsvValue;
};

/** Says in the file what is more than its value, by the names of fields. */
export type FileWords<C extends AnyListCall> = {
  readonly [F in FieldOf<C>]?: CsvColumn<z.output<C["row"]>>["value"];
};

/** Returns the columns of a list's file by the names of those on the screen; one of these may become two. */
export function fileColumns<C extends AnyListCall>(call: C, told: FileWords<C> = {}) {
  const columns: Record<string, CsvColumn<z.output<C["row"]>>[]> = {};
  const { fields = {} }: AnyListCall = call;
  for (const [name, field] of Object.entries(fields)) {
    const { label, value, said, column } = field;
    const own = told[name as FieldOf<C>] ?? ((row, language) => saidIn(row as object, name, field, language));
    if (!value && !said && !told[name as FieldOf<C>]) continue;
    columns[column || name] = [...(columns[column || name] ?? []), { label, value: own }];
  }
  return columns;
}

/** Returns the columns that `cols` names, separated by dots, in that order; without names, all of them. */
export function chosenColumns<Column>(
  columns: Readonly<Record<string, readonly Column[]>>,
  cols = "",
): Column[] {
  const names = cols.split(".").filter((name) => Object.hasOwn(columns, name));
  return (names.length > 0 ? names : Object.keys(columns)).flatMap((name) => columns[name] ?? []);
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
        yield some.map((record) => csvLine(columns.map(({ value }) => value(record, language)))).join("");
    })(),
  );
