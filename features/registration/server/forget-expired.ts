import { HOUR_MS } from "#kit/contract/durations.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { deleteExpired } from "./pending.sql.ts";

/** For a day after its end a link still tells how to start again, or that all is done. */
const KEPT_HOURS = 24;

/** What nobody has opened is not kept: it holds names and addresses of people who never joined. */
export const forgetExpired = scheduledJob(
  "forgetExpiredRegistrations",
  "20 4 * * *",
  async ({ database, clock }) => {
    await deleteExpired(database.kysely, new Date(clock.now().getTime() - KEPT_HOURS * HOUR_MS));
  },
);
