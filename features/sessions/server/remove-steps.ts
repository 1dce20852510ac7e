import { job } from "#kit/server/jobs/job.ts";
import { deleteStepsExpiredBefore } from "./steps.sql.ts";

/** Logins that were begun and not finished. */
export const removeSteps = job(
  "removeSignInSteps",
  async ({ database: { kysely }, clock }) => {
    await deleteStepsExpiredBefore(kysely, clock.now());
  },
  { schedule: "47 4 * * *" },
);
