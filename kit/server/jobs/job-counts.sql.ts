import { HOUR_MS } from "#kit/contract/durations.ts";
import type { Db, ReadAccess } from "../database/database.ts";
import { statement } from "../database/statement.ts";

type Tried = {
  readonly name: string;
  readonly hour: Date;
  readonly done: number;
  readonly failed: number;
  readonly now: Date;
};

const addCounts = statement<Tried, object>(
  "add_job_counts",
  `insert into job_counts as c (name, hour, done, failed, last_done_at, last_failed_at)
  values (:name::text, :hour::timestamptz, :done::integer, :failed::integer,
    case when :done::integer > 0 then :now::timestamptz end, case when :failed::integer > 0 then :now::timestamptz end)
  on conflict (name, hour) do update set done = c.done + excluded.done, failed = c.failed + excluded.failed,
    last_done_at = coalesce(excluded.last_done_at, c.last_done_at),
    last_failed_at = coalesce(excluded.last_failed_at, c.last_failed_at)`,
);

/** Counts what a worker has tried, by the hour. */
export const countJobs = (
  { run }: Pick<ReadAccess, "run">,
  { now, ...tried }: Omit<Tried, "hour">,
): Promise<object[]> =>
  run(addCounts, { ...tried, now, hour: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS) });

export const deleteCountsBefore = (db: Db, time: Date) =>
  db.deleteFrom("job_counts").where("hour", "<", time).execute();
