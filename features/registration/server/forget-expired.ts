import { HOUR_MS } from "#kit/contract/durations.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { deleteExpired } from "./pending.sql.ts";

/** For a day after its end a link still says how to start again, or that it was used. */
const KEPT_HOURS = 24;

/** Registrations that nobody has opened are deleted: they hold names and addresses of people who never joined. */
export const forgetExpired = scheduledJob(
  "forgetExpiredRegistrations",
  "20 4 * * *",
  async ({ database, clock }) => {
    await deleteExpired(database.kysely, new Date(clock.now().getTime() - KEPT_HOURS * HOUR_MS));
  },
);
