import { publishProductNoticesMoved } from "#features/notices/server/index.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { settleRunning } from "./operator-notices.sql.ts";

/** Bells are read by the clock; the open ones are told here that a notice has begun or ended. */
export const runProductNotices = scheduledJob("runProductNotices", "* * * * *", (services) =>
  inTransaction(services, async (work) => {
    if ((await settleRunning(work.db, work.now)).length > 0) publishProductNoticesMoved(work);
  }),
);
