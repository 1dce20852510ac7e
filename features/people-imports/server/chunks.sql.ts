import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { ImportKey } from "./imports.sql.ts";

/** A large file is neither written nor read in one go. */
const CHUNK = 256 * 1024;

/** Stores the file of an import as it was uploaded, until it is carried out. */
export async function insertChunks(db: Db, { communityId, importId }: ImportKey, bytes: Uint8Array) {
  for (let at = 0, place = 0; at < bytes.length; at += CHUNK, place += 1)
    await db
      .insertInto("people_import_pieces")
      .values({
        community_id: communityId,
        import_id: importId,
        place,
        bytes: bytes.subarray(at, at + CHUNK),
      })
      .execute();
}

/** Returns undefined where it is no longer stored. */
export async function findFile(
  db: Db,
  { communityId, importId }: ImportKey,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const chunk = await db
      .selectFrom("people_import_pieces")
      .select(sql<Uint8Array>`bytes`.as("bytes"))
      .where("community_id", "=", communityId)
      .where("import_id", "=", importId)
      .where("place", "=", chunks.length)
      .executeTakeFirst();
    if (!chunk) return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    chunks.push(chunk.bytes);
  }
}

export const deleteChunks = (db: Db, { communityId, importId }: ImportKey) =>
  db
    .deleteFrom("people_import_pieces")
    .where("community_id", "=", communityId)
    .where("import_id", "=", importId)
    .execute();
