import type { Db } from "../database/database.ts";
import type { Services } from "../work/services.ts";

/** Schedules are read in this time zone. */
export const SCHEDULE_TIME_ZONE = "Asia/Tokyo";

export type EnqueueOptions = {
  readonly startAfter?: Date;
  /** While a job with this key waits, another is not added. */
  readonly singletonKey?: string;
};

/** A job runs later and survives a kill at any moment. It may run twice after one, so `run` must tolerate that. */
export type Job<P extends object> = {
  readonly name: string;
  readonly run: (services: Services, payload: P) => Promise<void>;
  readonly retryLimit: number;
  /** The first repeat waits this many seconds, each further one twice as long, up to an hour. */
  readonly retryDelay: number;
  /** One process runs this many of them at once. */
  readonly atOnce: number;
  /** This many are taken from the queue together; the next are taken when each of them has been tried. */
  readonly together: number;
  /** Jobs that nobody enqueues run by this cron expression, in `SCHEDULE_TIME_ZONE`. */
  readonly schedule?: string;
  /** The payload names a person, so the job is deleted soon after it is given up. */
  readonly personal?: boolean;
};

/** With the longest pause this makes about two days, so that a part may be away for a weekend's night. */
const REPEATS = 54;
export const LONGEST_PAUSE_SECONDS = 60 * 60;

export const job = <P extends object>(
  name: string,
  run: Job<P>["run"],
  options: Partial<
    Pick<Job<P>, "retryLimit" | "retryDelay" | "atOnce" | "together" | "schedule" | "personal">
  > = {},
): Job<P> => ({
  name,
  run,
  retryLimit: REPEATS,
  retryDelay: 15,
  // A scheduled job goes over all rows; two of them at once would only be in each other's way.
  atOnce: options.schedule ? 1 : 2,
  together: 1,
  ...options,
});

/** Makes a job that nobody enqueues; `schedule` is a cron expression in Asia/Tokyo. */
export const scheduledJob = (
  name: string,
  schedule: string,
  run: (services: Services) => Promise<void>,
): Job<Record<string, never>> => job(name, run, { schedule });

/** Makes a scheduled job that deletes what ended longer ago than it is kept. */
export const purgeJob = (
  name: string,
  schedule: string,
  keptMs: number,
  deleteBefore: (db: Db, before: Date) => Promise<unknown>,
) =>
  scheduledJob(name, schedule, async ({ database: { kysely }, clock }) => {
    await deleteBefore(kysely, new Date(clock.now().getTime() - keptMs));
  });
