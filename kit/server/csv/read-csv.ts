import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { TextEncoding } from "#kit/contract/csv.ts";
import { decode } from "./text-encoding.ts";

/** Records are counted as spreadsheets do: from 1, with the heading and blank records. */
export type CsvRow = { readonly number: number; readonly cells: readonly string[] };

export type CsvLimits = { readonly rows: number; readonly columns: number; readonly cell: number };

/** A spreadsheet has this many rows at most, blank ones included. */
const SHEET_ROWS = 1_048_576;

/** Says why a file cannot be read; `row` is where. */
export class CsvFault extends Error {
  readonly reason: "quote" | "rows" | "columns";
  readonly row: number;
  constructor(reason: CsvFault["reason"], row: number) {
    super(`${reason} in row ${row}`);
    this.reason = reason;
    this.row = row;
  }
}

const delimiters = [",", "\t", ";"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Returns the delimiter that occurs most often in the first line outside quotes; a comma where none does. */
export function findDelimiter(text: string): Delimiter {
  const [line = ""] = text.replace(/"(?:[^"]|"")*"?/g, "").split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Our own CSV files put an apostrophe before a text that a spreadsheet would take for a formula. */
const guarded = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** A database takes neither zeros nor half a character, which is where a cell may be cut. */
const storable = (cell: string): string => cell.replaceAll("\0", "\uFFFD").toWellFormed();

/** Empty cells at the end of a record are dropped. */
const trimmed = (record: readonly string[], limits: CsvLimits): string[] => {
  const last = record.findLastIndex((cell) => cell.trim() !== "");
  return record
    .slice(0, last + 1)
    .map((cell) => storable(cell.slice(0, limits.cell + 1).replace(guarded, "")));
};

/**
 * Yields the records of a CSV file, reading it piece by piece so that a large file does not hold the event loop; blank
 * records are left out. A cell that is too long keeps one character more than its limit.
 * @throws CsvFault for a quote that is never closed, and for more rows or columns than the limits allow
 */
export async function* readCsv(
  bytes: Uint8Array,
  encoding: TextEncoding,
  limits: CsvLimits,
): AsyncGenerator<CsvRow> {
  const pieces = decode(bytes, encoding);
  const first = await pieces.next();
  if (first.done) return;
  async function* text() {
    yield first.value as string;
    yield* pieces;
  }
  const parser = parse({
    delimiter: findDelimiter(first.value),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    // A quote that is never closed swallows the rest of the file.
    max_record_size: limits.columns * limits.cell * 4,
  });
  const records = Readable.from(text())
    .on("error", (error) => parser.destroy(error))
    .pipe(parser);
  let number = 0;
  let rows = 0;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      number += 1;
      if (number > SHEET_ROWS) throw new CsvFault("rows", number);
      const cells = trimmed(record, limits);
      if (cells.length > limits.columns) throw new CsvFault("columns", number);
      if (cells.length === 0) continue;
      rows += 1;
      if (rows > limits.rows) throw new CsvFault("rows", number);
      yield { number, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new CsvFault("quote", number + 1) : error;
  }
}
