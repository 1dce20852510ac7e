import { DAY_MS } from "#kit/contract/durations.ts";
import type { Db } from "../database/database.ts";
import { type Job, scheduledJob } from "../jobs/job.ts";
import type { Services } from "../work/services.ts";
import type { StoredEntry } from "./stored-file.ts";

const BATCH = 500;
/** A kill leaves a few orphans; where most of a batch has no row, this is likely another database's storage. */
const BELIEVED_AT_MOST = BATCH / 2;

type Owned = {
  readonly folder: string;
  /** Returns the keys that a row names; keys of other shapes are named by none. */
  readonly findNamed: (db: Db, keys: readonly string[]) => Promise<readonly string[]>;
  readonly schedule: string;
};

/** Removes what kills and failures have left in the storage: files and folders older than a day that no row names. */
export const removeOrphansJob = (
  name: string,
  { folder, findNamed, schedule }: Owned,
): Job<Record<string, never>> =>
  scheduledJob(name, schedule, async (services) => {
    const before = services.clock.now().getTime() - DAY_MS;
    let batch: StoredEntry[] = [];
    for await (const entry of services.storage.list(folder)) {
      if (entry.modifiedAt.getTime() < before) batch.push(entry);
      if (batch.length < BATCH) continue;
      if (!(await removeNameless(services, batch, findNamed))) return;
      batch = [];
    }
    await removeNameless(services, batch, findNamed);
  });

/** Returns whether the job may go on. */
async function removeNameless(
  { database, storage, log }: Services,
  batch: readonly StoredEntry[],
  findNamed: Owned["findNamed"],
): Promise<boolean> {
  const named = new Set(
    await findNamed(
      database.kysely,
      batch.map(({ key }) => key),
    ),
  );
  const orphans = batch.filter(({ key }) => !named.has(key));
  if (orphans.length > BELIEVED_AT_MOST) {
    log.error(
      { orphans: orphans.length, of: batch.length, first: orphans[0]?.key },
      "most of the stored files are named by no row, so none are removed: is FILES_URL that of this database?",
    );
    return false;
  }
  for (const { key } of orphans) await storage.discard(key);
  if (orphans.length > 0) log.info({ removed: orphans.length }, "stored files that no row names are removed");
  return true;
}
