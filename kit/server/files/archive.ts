import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive is opened when its turn comes. */
export type Entry = {
  readonly path: string;
  readonly open: () => Promise<Readable> | Readable;
  /** Pictures are compressed already. */
  readonly packed?: boolean;
};

/**
 * Streams the entries as a ZIP that is made while it is read: one entry is open at a time, and what was read is
 * dropped. A reader that goes away ends the current entry; an entry that fails ends the stream with its error.
 */
export function writeArchive(entries: Iterable<Entry>, made: Date): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: unknown) => archive.destroy(error as Error);
  zip.on("error", fail);
  archive.once("close", () => current?.destroy());
  for (const { path, open, packed = false } of entries)
    zip.addReadStreamLazy(path, { mtime: made, compress: !packed }, (give) => {
      if (archive.destroyed) return;
      Promise.resolve(open()).then((stream) => {
        current = stream;
        stream.once("error", fail);
        give(null, stream);
      }, fail);
    });
  zip.end();
  return archive;
}

/** Streams rows as one JSON array, each row on its own lines. */
export const jsonArray = (rows: AsyncIterable<object>): Readable =>
  arrayOfTexts(rows, (row) => JSON.stringify(row, null, 2));

/** Streams rows that are JSON text already as one array, a line for each. */
export const jsonTextArray = (rows: AsyncIterable<string>): Readable => arrayOfTexts(rows, (row) => row);

const arrayOfTexts = <R>(rows: AsyncIterable<R>, textOf: (row: R) => string): Readable =>
  Readable.from(
    (async function* () {
      let lead = "[\n";
      for await (const row of rows) {
        yield `${lead}${textOf(row)}`;
        lead = ",\n";
      }
      yield lead === "[\n" ? "[]\n" : "\n]\n";
    })(),
    { objectMode: false },
  );

export const textFile = (text: string): Readable => Readable.from([Buffer.from(text)], { objectMode: false });
