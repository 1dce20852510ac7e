import { forgetLoginCommunity } from "#features/accounts/server/index.ts";
import { deleteCommunity, releasePictures } from "#features/communities/server/index.ts";
import { releaseOwnPictures } from "#features/files/server/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { job } from "#kit/server/jobs/job.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { countErased, findClosing, lockClosing, markErased } from "./closings.sql.ts";
import { letters } from "./mails.ts";
import { allFiles, type CommunityTable, deleteRows, listCommunityTables } from "./rows.sql.ts";

/** One transaction deletes so many rows. */
const STEP = 1_000;

type Payload = { readonly communityId: number };

/**
 * Erases a community for good: each step deletes some rows and counts them in one transaction, so that a kill at any
 * moment neither forgets a row nor counts it twice. What was written meanwhile goes in the next round.
 */
export const eraseCommunityJob = job<Payload>(
  "eraseCommunity",
  async (services, { communityId }) => {
    const { kysely } = services.database;
    const closing = await findClosing(kysely, communityId);
    if (!closing?.erasure_started_at || closing.erased_at) return;
    // What refers to rows of the community and outlives them lets go of them first.
    await releasePictures(kysely, communityId);
    await forgetLoginCommunity(kysely, communityId);
    await releaseOwnPictures(kysely, communityId);
    const tables = inOrder(await listCommunityTables(kysely));
    // Triggers count what is deleted, and what was under way when the community was suspended may still come.
    while ((await eraseTables(services, tables, communityId)) > 0);
    await inTransaction(services, async (work) => {
      const { db, now } = work;
      await deleteCommunity(db, communityId);
      await countErased(db, communityId, "communities", 1);
      const told = await markErased(db, communityId, now);
      if (told)
        sendLetter(
          work,
          { email: told.contractor_email, language: told.contractor_language ?? "ja" },
          letters,
          "erased",
          { community: told.name, at: formatMinute(now) },
        );
    });
  },
  { atOnce: 1 },
);

async function eraseTables(services: Services, tables: readonly CommunityTable[], communityId: number) {
  let deleted = 0;
  for (const table of tables) {
    if (table.name === "files") await eraseFiles(services, communityId);
    deleted += await eraseTable(services, table, communityId);
  }
  return deleted;
}

async function eraseTable(services: Services, table: CommunityTable, communityId: number): Promise<number> {
  for (let all = 0; ; ) {
    const rows = await inTransaction(services, async ({ db }) => {
      await lockClosing(db, communityId);
      const deleted = await deleteRows(db, table, communityId, STEP);
      if (deleted > 0) await countErased(db, communityId, table.name, deleted);
      return deleted;
    });
    all += rows;
    if (rows < STEP) return all;
  }
}

/** The bytes go before their rows, which alone say where they are. */
async function eraseFiles({ database, storage }: Services, communityId: number): Promise<void> {
  for await (const { storage_key, variants } of allFiles(database.kysely, communityId))
    for (const { name } of variants) await storage.delete(`${storage_key}/${name}`);
}

/** Puts each table before those that its rows refer to. The community refers to its pictures, and goes last of all. */
export function inOrder(tables: readonly CommunityTable[]): readonly CommunityTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: CommunityTable[] = [];
  while (waiting.size > 0) {
    const referred = new Set([...waiting.values()].flatMap(({ references }) => references));
    const free = [...waiting.values()].filter(({ name }) => !referred.has(name));
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(", ")}`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}
