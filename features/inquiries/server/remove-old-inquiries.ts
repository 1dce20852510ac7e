import { accountClosed } from "#features/accounts/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { removeFiles } from "#kit/server/files/remove-files-job.ts";
import { removeOrphansJob } from "#kit/server/files/remove-orphans-job.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { INQUIRY_KEPT_DAYS } from "../contract/kept.ts";
import {
  deleteInquiries,
  deleteInquiriesOf,
  findInquiriesBefore,
  findNamedKeys,
  findStorageKeysOf,
} from "./inquiries.sql.ts";

const BATCH = 100;

/** An inquiry is kept for a year. Its files go before the commit, so that a kill leaves none behind. */
export const removeOldInquiries = scheduledJob("removeOldInquiries", "37 4 * * *", async (services) => {
  const before = new Date(services.clock.now().getTime() - INQUIRY_KEPT_DAYS * DAY_MS);
  let removed: number;
  do {
    removed = await inTransaction(services, async ({ db }) => {
      const rows = await findInquiriesBefore(db, before, BATCH);
      for (const { storage_key } of rows) if (storage_key) await services.storage.delete(storage_key);
      const ids = [...new Set(rows.map(({ id }) => id))];
      if (ids.length > 0) await deleteInquiries(db, ids);
      return ids.length;
    });
  } while (removed === BATCH);
});

/** The provider has the attachments by mail; the stored ones are deleted with the account. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId }) => {
  const keys = await findStorageKeysOf(work.db, accountId);
  await deleteInquiriesOf(work.db, accountId);
  if (keys.length > 0) work.enqueue(removeFiles, { keys });
});

export const INQUIRIES = "inquiries";

export const removeOrphanAttachments = removeOrphansJob("removeOrphanAttachments", {
  folder: INQUIRIES,
  findNamed: findNamedKeys,
  schedule: "57 4 * * *",
});
