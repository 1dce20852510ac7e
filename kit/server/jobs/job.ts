import type { Services } from "../work/services.ts";

export type EnqueueOptions = {
  readonly startAfter?: Date;
  /** While a job with this key waits, another is not added. */
  readonly singletonKey?: string;
};

/** Work done later, surviving a kill at any moment. It may run twice after one, so `run` must bear that. */
export type Job<P extends object> = {
  readonly name: string;
  readonly run: (services: Services, payload: P) => Promise<void>;
  readonly retryLimit: number;
  /** Seconds before the first repeat; each further one waits twice as long, up to an hour. */
  readonly retryDelay: number;
  /** How many of them one process does at once. */
  readonly atOnce: number;
  /** How many of these are taken from the queue together; the next are when each of them has been tried. */
  readonly together: number;
  /** A cron expression in Asia/Tokyo, for jobs that nobody enqueues. */
  readonly schedule?: string;
  /** The payload names a person: the job is not kept for long once it is given up. */
  readonly personal?: boolean;
};

/** Together with the longest pause: about two days, so that a part that is away over a weekend's night loses nothing. */
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
  // What runs by the clock goes over everything there is; two of a kind would only be in each other's way.
  atOnce: options.schedule ? 1 : 2,
  together: 1,
  ...options,
});

/** A job that nobody enqueues; `schedule` is a cron expression in Asia/Tokyo. */
export const scheduledJob = (
  name: string,
  schedule: string,
  run: (services: Services) => Promise<void>,
): Job<Record<string, never>> => job(name, run, { schedule });
