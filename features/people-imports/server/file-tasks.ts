// These tasks run in processes of their own, see `read-file.ts`.
import type { TextEncoding } from "#kit/contract/csv.ts";
import { CsvFault, type CsvRow, type Delimiter, findDelimiter, readCsv } from "#kit/server/csv/read-csv.ts";
import { decode, findEncoding } from "#kit/server/csv/text-encoding.ts";
import type { ImportKind } from "../contract/fields.ts";
import { IMPORT_CELL, IMPORT_COLUMNS, IMPORT_ROWS } from "../contract/limits.ts";
import { type Guess, guessColumns } from "./columns.ts";

// The heading is not counted as a row.
const limits = { rows: IMPORT_ROWS + 1, columns: IMPORT_COLUMNS, cell: IMPORT_CELL };
/** Columns without a heading are guessed by this many rows. */
const LOOKED_AT = 20;
/** A part has so many rows, or fewer that are long: writing one takes the database some milliseconds. */
const PART = { rows: 200, bytes: 128 * 1024 };

type Input = {
  readonly bytes: Uint8Array;
  readonly kind: ImportKind;
  readonly encoding: TextEncoding | undefined;
};
export type FileRefusal = {
  readonly refused: "empty" | "encoding" | CsvFault["reason"];
  readonly row?: number;
};
export type FileContent = Guess & {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  /** The heading counts. */
  readonly rowCount: number;
  /** Each holds rows as the text of a JSON array of `[number, cells]`: a few long texts pass between processes quickly. */
  readonly parts: readonly Uint8Array[];
};

/** A refusal is returned, because a thrown error loses its properties between processes. */
export async function read({ bytes, kind, encoding: given }: Input): Promise<FileContent | FileRefusal> {
  const encoding = given ?? (await findEncoding(bytes));
  if (!encoding) return { refused: "encoding" };
  const { value: beginning = "" } = await decode(bytes, encoding).next();
  const first: string[][] = [];
  const parts = createParts();
  let width = 0;
  let rowCount = 0;
  try {
    for await (const row of readCsv(bytes, encoding, limits)) {
      if (first.length < LOOKED_AT) first.push([...row.cells]);
      width = Math.max(width, row.cells.length);
      rowCount += 1;
      parts.add(row);
    }
  } catch (error) {
    if (error instanceof CsvFault) return { refused: error.reason, row: error.row };
    throw error;
  }
  if (rowCount === 0) return { refused: "empty" };
  const { mapping, ...guess } = guessColumns(kind, first);
  return {
    ...guess,
    mapping: Array.from({ length: width }, (_, at) => mapping[at] ?? null),
    encoding,
    delimiter: findDelimiter(beginning),
    rowCount,
    parts: parts.end(),
  };
}

function createParts() {
  const parts: Uint8Array[] = [];
  let rows: string[] = [];
  let bytes = 0;
  const close = () => {
    if (rows.length > 0) parts.push(Buffer.from(`[${rows.join()}]`));
    rows = [];
    bytes = 0;
  };
  return {
    add: ({ number, cells }: CsvRow) => {
      const text = JSON.stringify([number, cells]);
      rows.push(text);
      bytes += text.length;
      if (rows.length >= PART.rows || bytes >= PART.bytes) close();
    },
    end: () => {
      close();
      return parts;
    },
  };
}
