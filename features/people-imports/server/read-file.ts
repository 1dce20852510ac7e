import type { UploadedFile } from "#kit/contract/call.ts";
import type { TextEncoding } from "#kit/contract/csv.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fileTypeOf } from "#kit/contract/fields/file-types.ts";
import { type Failure, failure } from "#kit/server/failure.ts";
import { createPaidProcesses, type Payer } from "#kit/server/low-priority/paid-processes.ts";
import { TaskEnded } from "#kit/server/low-priority/processes.ts";
import { importErrors } from "../contract/errors.ts";
import type { ImportKind } from "../contract/fields.ts";
import type * as fileTasks from "./file-tasks.ts";
import type { FileContent, FileRefusal } from "./file-tasks.ts";

/** The costliest file within the limits takes a third of this. */
const CPU_MS_AT_MOST = 10_000;

const field = "file";
const run = createPaidProcesses<typeof fileTasks>({
  module: new URL("./file-tasks.ts", import.meta.url),
  atOnce: 1,
  waiting: 32,
  waitingOfOne: 4,
  cpuMs: CPU_MS_AT_MOST,
  budget: "importMs",
  refuse: () => failure(commonErrors.ERROR_TOO_MANY_REQUESTS, { field }),
});

/** An Excel workbook is a ZIP; an old one is an OLE file. */
const isWorkbook = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
const otherTypes: readonly unknown[] = ["png", "jpeg", "gif", "pdf", "heic"];

const refusals: Readonly<Record<FileRefusal["refused"], keyof typeof importErrors>> = {
  empty: "ERROR_CSV_EMPTY",
  encoding: "ERROR_CSV_ENCODING",
  quote: "ERROR_CSV_QUOTE",
  rows: "ERROR_CSV_ROWS",
  columns: "ERROR_CSV_COLUMNS",
};

const refusalOf = ({ refused, row }: FileRefusal): Failure =>
  failure(importErrors[refusals[refused]], row === undefined ? { field } : { field, params: { row } });

type FileReading = { readonly kind: ImportKind; readonly encoding?: TextEncoding | undefined };
export type ReadFile = UploadedFile & FileContent;

/**
 * R453: reads the rows of a CSV file by its name and content in a process of its own, which the account pays for.
 * @throws the refusals of a file, in the order in which somebody would notice them, and ERROR_TOO_MANY_REQUESTS
 */
export async function readFile(
  payer: Payer,
  file: UploadedFile | undefined,
  { kind, encoding }: FileReading,
): Promise<ReadFile> {
  if (!file) throw failure(importErrors.ERROR_CSV_REQUIRED, { field });
  const { name, bytes } = file;
  if (!/\.csv$/i.test(name)) throw failure(importErrors.ERROR_CSV_EXTENSION, { field });
  if (bytes.length === 0) throw failure(importErrors.ERROR_CSV_EMPTY, { field });
  if (otherTypes.includes(fileTypeOf(bytes)) || isWorkbook(bytes))
    throw failure(importErrors.ERROR_CSV_TYPE, { field });
  const content = await run(payer, "read", { bytes, kind, encoding }).catch((error: unknown) => {
    // No table within the limits ends the process that reads it.
    throw error instanceof TaskEnded ? failure(importErrors.ERROR_CSV_TYPE, { field }) : error;
  });
  if ("refused" in content) throw refusalOf(content);
  return { name, bytes, ...content };
}
