import type { UploadedFile } from "#kit/contract/call.ts";
import type { TextEncoding } from "#kit/contract/csv.ts";
import { fileTypeOf } from "#kit/contract/fields/file-types.ts";
import { CsvFault, type CsvRow, type Delimiter, findDelimiter, readCsv } from "#kit/server/csv/read-csv.ts";
import { decode, findEncoding } from "#kit/server/csv/text-encoding.ts";
import { failure } from "#kit/server/failure.ts";
import { importErrors } from "../contract/errors.ts";
import { IMPORT_CELL, IMPORT_COLUMNS, IMPORT_ROWS } from "../contract/limits.ts";

// The heading is not counted as a row.
const limits = { rows: IMPORT_ROWS + 1, columns: IMPORT_COLUMNS, cell: IMPORT_CELL };

export type ReadFile = UploadedFile & {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  readonly rows: readonly CsvRow[];
};

const field = "file";
/** An Excel workbook is a ZIP; an old one is an OLE file. */
const isWorkbook = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
const otherTypes: readonly unknown[] = ["png", "jpeg", "gif", "pdf", "heic"];

function refusalOf({ reason, row }: CsvFault) {
  if (reason === "rows") return failure(importErrors.ERROR_CSV_ROWS, { field });
  const error = reason === "quote" ? importErrors.ERROR_CSV_QUOTE : importErrors.ERROR_CSV_COLUMNS;
  return failure(error, { field, params: { row } });
}

/**
 * R453: reads the rows of a CSV file by its name and content.
 * @throws the refusals of a file, in the order in which somebody would notice them
 */
export async function readFile(file: UploadedFile | undefined, given?: TextEncoding): Promise<ReadFile> {
  if (!file) throw failure(importErrors.ERROR_CSV_REQUIRED, { field });
  const { name, bytes } = file;
  if (!/\.csv$/i.test(name)) throw failure(importErrors.ERROR_CSV_EXTENSION, { field });
  if (bytes.length === 0) throw failure(importErrors.ERROR_CSV_EMPTY, { field });
  if (otherTypes.includes(fileTypeOf(bytes)) || isWorkbook(bytes))
    throw failure(importErrors.ERROR_CSV_TYPE, { field });
  const encoding = given ?? (await findEncoding(bytes));
  if (!encoding) throw failure(importErrors.ERROR_CSV_ENCODING, { field });
  const { value: beginning } = await decode(bytes, encoding).next();
  const rows: CsvRow[] = [];
  try {
    for await (const row of readCsv(bytes, encoding, limits)) rows.push(row);
  } catch (error) {
    throw error instanceof CsvFault ? refusalOf(error) : error;
  }
  if (rows.length === 0) throw failure(importErrors.ERROR_CSV_EMPTY, { field });
  return { name, bytes, encoding, delimiter: findDelimiter(beginning ?? ""), rows };
}
