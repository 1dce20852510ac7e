import { CronExpressionParser } from "cron-parser";
import { SCHEDULE_TIME_ZONE } from "#kit/server/jobs/job.ts";

/** Returns when a job with this cron expression runs next, as the queue itself reckons it. */
export const nextRun = (schedule: string, now: Date): Date =>
  CronExpressionParser.parse(schedule, { currentDate: now, tz: SCHEDULE_TIME_ZONE }).next().toDate();
