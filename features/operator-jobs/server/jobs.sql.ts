import { type RawBuilder, sql } from "kysely";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { JobState } from "../contract/calls.ts";

/** A row of the queue, as pg-boss keeps it. */
type JobRow = {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly data: unknown;
  readonly output: unknown;
  readonly retry_count: number;
  readonly start_after: Date;
  readonly created_on: Date;
};

const jobState = sql<JobState>`case j.state when 'created' then 'waiting' when 'active' then 'running'
  when 'retry' then 'failed' when 'failed' then 'given_up' else 'cancelled' end`;
/** It tells rows apart where a number is asked for. */
const number = sql<number>`('x' || substr(md5(j.id::text), 1, 12))::bit(48)::bigint`;
/** The queue has kinds of its own. */
const isOurs = sql<boolean>`j.name not like '\\_\\_pgboss%' and j.state <> 'completed'`;
/** A job that runs again has not failed yet; before the first attempt nothing has. */
const problem = sql<string | null>`case when j.state <> 'created' then
  coalesce(j.output ->> 'message', j.output #>> '{value,message}') end`;

/** Narrows the list to one kind. */
export const ofKind = (name: string) => sql<boolean>`j.name = ${name}`;

export const jobs = (db: Db) => db.selectFrom(sql<JobRow>`pgboss.job`.as("j")).where(isOurs);

/** Where the fields of the list come from; the ids of a payload are picked when it has been read. */
export const jobFields = {
  fields: {
    id: number,
    job_id: sql`j.id::text`,
    queue: sql`j.name`,
    state: jobState,
    created_at: sql`j.created_on`,
    due_at: sql`j.start_after`,
    attempts: sql`case when j.state in ('retry', 'failed') then j.retry_count + 1 else j.retry_count end`,
    problem,
    ids: sql`coalesce(j.data, '{}')`,
  },
} as const;

/** Locks the job, so that two acts upon it wait for each other. */
export const lockJob = (db: Db, jobId: string) =>
  jobs(db)
    .select(["j.name", "j.state", number.as("number"), jobState.as("shown")])
    .where("j.id", "=", jobId)
    .forUpdate()
    .executeTakeFirst();

/** Lets a job run again at once, once more than it was allowed to. */
export const setDue = (db: Db, jobId: string, name: string) =>
  sql`update pgboss.job set state = case when started_on is null then 'created' else 'retry' end::pgboss.job_state,
      retry_limit = greatest(retry_limit, retry_count + 1), start_after = least(start_after, now()), completed_on = null,
      keep_until = greatest(keep_until, now() + interval '14 days')
    where id = ${jobId}::uuid and name = ${name} and state in ('retry', 'failed', 'cancelled')`.execute(db);

export const setCancelled = (db: Db, jobId: string, name: string) =>
  sql`update pgboss.job set state = 'cancelled', completed_on = now()
    where id = ${jobId}::uuid and name = ${name} and state in ('created', 'retry')`.execute(db);

const count = (state: string): RawBuilder<number> =>
  sql`(select count(*) from pgboss.job j where j.name = q.name and j.state = ${sql.lit(state)})::integer`;
const lately = (what: "done" | "failed"): RawBuilder<number> =>
  sql`coalesce((select sum(${sql.ref(`k.${what}`)}) from job_counts k where k.name = q.name and k.hour > q.since), 0)::integer`;

type Kind = { readonly id: number; readonly name: string; readonly since: Date };

/** The kinds in this order, which the server knows and the database does not. */
export const kinds = (db: Db, names: readonly string[], now: Date) =>
  db.selectFrom(
    sql<Kind>`(select row_number() over () as id, name, ${new Date(now.getTime() - DAY_MS)}::timestamptz as since
      from unnest(${[...names]}::text[]) as name)`.as("q"),
  );

export const kindFields = {
  fields: {
    id: sql`q.id`,
    queue: sql`q.name`,
    waiting: count("created"),
    running: count("active"),
    failed: count("retry"),
    given_up: count("failed"),
    done: lately("done"),
    failures: lately("failed"),
    last_done_at: sql`(select max(k.last_done_at) from job_counts k where k.name = q.name)`,
    next_run_at: sql`null`,
  },
} as const;
