import { sessionsEnded } from "#features/accounts/server/index.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteStepsExpiredBefore, deleteStepsOf } from "./steps.sql.ts";

/** Logins that were begun and not finished. */
export const removeSteps = scheduledJob(
  "removeSignInSteps",
  "47 4 * * *",
  async ({ database: { kysely }, clock }) => {
    await deleteStepsExpiredBefore(kysely, clock.now());
  },
);

/** What a login that waits for its second factor has shown may count no longer. */
export const endSteps = on(sessionsEnded, async (work, { accountId }) => {
  await deleteStepsOf(work.db, accountId);
});
