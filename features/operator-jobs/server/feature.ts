import { DAY_MS } from "#kit/contract/durations.ts";
import type { Feature } from "#kit/server/feature.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { deleteCountsBefore } from "#kit/server/jobs/job-counts.sql.ts";
import { jobRoutes } from "./operate-jobs.ts";

/** A job that runs once a week still says when it was last done. */
const forgetOldJobCounts = purgeJob("forgetOldJobCounts", "55 4 * * *", 30 * DAY_MS, deleteCountsBefore);

/** Operators see what runs in the background, and let it run again or cancel it. */
export const feature: Feature = { name: "operator-jobs", routes: jobRoutes, jobs: [forgetOldJobCounts] };
