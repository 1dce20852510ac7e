import { sessionsEnded } from "#features/accounts/server/index.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteStepsExpiredBefore, deleteStepsOf } from "./steps.sql.ts";

/** Deletes logins that were begun and not finished. */
export const removeSteps = purgeJob("removeSignInSteps", "47 4 * * *", 0, deleteStepsExpiredBefore);

/** The first factor of a login that waits for its second may not count any more. */
export const endSteps = on(sessionsEnded, async (work, { accountId }) => {
  await deleteStepsOf(work.db, accountId);
});
