import { DAY_MS } from "#kit/contract/durations.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { INQUIRY_KEPT_DAYS } from "../contract/kept.ts";
import { deleteInquiries, findInquiriesBefore } from "./inquiries.sql.ts";

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
