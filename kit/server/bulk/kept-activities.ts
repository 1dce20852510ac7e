import { DAY_MS } from "#kit/contract/durations.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { scheduledJob } from "../jobs/job.ts";
import { deleteActivitiesBefore } from "./activities.sql.ts";

export { deleteNames } from "./activities.sql.ts";

export const forgetOldActivities = scheduledJob(
  "forgetOldActivities",
  "42 4 * * *",
  async ({ database: { kysely }, clock }) => {
    await deleteActivitiesBefore(kysely, new Date(clock.now().getTime() - limits.activityDays * DAY_MS));
  },
);
