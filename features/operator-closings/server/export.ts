import { createHash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import type { Db } from "#kit/server/database/database.ts";
import { type Entry, jsonTextArray, textFile, writeArchive } from "#kit/server/files/archive.ts";
import type { Services } from "#kit/server/work/services.ts";
import { findWholeCommunity, markExported } from "./closings.sql.ts";
import { readme } from "./readme.ts";
import { allFiles, allPeople, allRows, listCommunityTables } from "./rows.sql.ts";
import { exported } from "./tables.ts";

type Counts = { rows: number; files: number };

/**
 * Streams the community's rows as JSON, a file for each table, and its stored files. Rows are read page by page, so that
 * memory does not grow with the community and no connection waits for a slow reader. An archive that was read to its end
 * is recorded with its SHA-256; one that was broken off counts for nothing.
 */
export async function exportArchive(
  services: Services,
  { communityId, name, now }: { communityId: number; name: string; now: Date },
): Promise<Readable> {
  const { kysely: db } = services.database;
  const counts: Counts = { rows: 0, files: 0 };
  const tables = (await listCommunityTables(db)).filter((table) => exported.includes(table.name as never));
  const entries: Entry[] = [
    { path: "README.txt", open: () => textFile(readme({ name, now })) },
    { path: "community.json", open: () => jsonTextArray(communityRow(db, communityId)) },
    { path: "people.json", open: () => jsonTextArray(counted(allPeople(db, communityId), counts)) },
    ...tables.map((table) => ({
      path: `tables/${table.name}.json`,
      open: () => jsonTextArray(counted(allRows(db, table, communityId), counts)),
    })),
  ];
  const archive = writeArchive([...entries, ...(await fileEntries(services, communityId, counts))], now);
  return measured(archive, (sha256, bytes) =>
    markExported(db, communityId, {
      exported_at: services.clock.now(),
      export_sha256: sha256,
      export_bytes: bytes,
      export_rows: counts.rows,
      export_files: counts.files,
    }),
  );
}

async function* communityRow(db: Db, communityId: number) {
  yield JSON.stringify(await findWholeCommunity(db, communityId));
}

/** The texts of a page are one, so that a row costs no turn of its own. */
async function* counted(pages: AsyncIterable<readonly { readonly row: string }[]>, counts: Counts) {
  for await (const page of pages) {
    counts.rows += page.length;
    if (page.length > 0) yield page.map(({ row }) => row).join(",\n");
  }
}

/** Each stored picture is exported at its largest; one that is gone meanwhile is an empty file. */
async function fileEntries({ database, storage }: Services, communityId: number, counts: Counts) {
  const entries: Entry[] = [];
  for await (const { id, storage_key, variants } of allFiles(database.kysely, communityId)) {
    const largest = variants.toSorted((one, other) => other.width - one.width)[0];
    if (!largest) continue;
    entries.push({
      path: `files/${id}-${largest.name}`,
      packed: true,
      open: async () => {
        counts.files += 1;
        return (await storage.stream(`${storage_key}/${largest.name}`))?.body ?? Readable.from([]);
      },
    });
  }
  return entries;
}

/** Passes the bytes on, and tells at the end what they were. */
function measured(source: Readable, done: (sha256: Buffer, bytes: number) => Promise<unknown>): Readable {
  const hash = createHash("sha256");
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, pass) {
      hash.update(chunk);
      bytes += chunk.length;
      pass(null, chunk);
    },
    flush(end) {
      done(hash.digest(), bytes).then(() => end(), end);
    },
  });
  source.once("error", (error) => through.destroy(error));
  through.once("close", () => source.destroy());
  return source.pipe(through);
}
