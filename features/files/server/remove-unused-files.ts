import { accountClosed } from "#features/accounts/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { removeFiles } from "#kit/server/files/remove-files-job.ts";
import { removeOrphansJob } from "#kit/server/files/remove-orphans-job.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { deleteUnusedFiles, findNamedKeys, type StoredVariant } from "./files.sql.ts";
import { IMAGES } from "./store-image.ts";

/** A draft with pictures may take this long to be finished. */
const KEPT_UNUSED_MS = 7 * DAY_MS;
const BATCH = 200;

/**
 * Removes the images of deleted posts, replaced icons and abandoned drafts. The bytes go before the rows are committed,
 * so that after a kill in between, the next run still finds the rows.
 */
export const removeUnusedFiles = scheduledJob("removeUnusedFiles", "17 4 * * *", async (services) => {
  const before = new Date(services.clock.now().getTime() - KEPT_UNUSED_MS);
  let removed: number;
  do {
    removed = await inTransaction(services, async ({ db }) => {
      const files = await deleteUnusedFiles(db, { before, limit: BATCH });
      for (const { storage_key, variants } of files)
        for (const { name } of variants as StoredVariant[])
          await services.storage.delete(`${storage_key}/${name}`);
      return files.length;
    });
  } while (removed === BATCH);
});

/** Deletes the person's icon and pictures of posts never sent; those of sent posts stay. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId }) => {
  const files = await deleteUnusedFiles(work.db, { uploader: accountId });
  const keys = files.flatMap(({ storage_key, variants }) =>
    (variants as StoredVariant[]).map(({ name }) => `${storage_key}/${name}`),
  );
  if (keys.length > 0) work.enqueue(removeFiles, { keys });
});

export const removeOrphanImages = removeOrphansJob("removeOrphanImages", {
  folder: IMAGES,
  findNamed: findNamedKeys,
  schedule: "52 4 * * *",
});
