import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

type Row = {
  readonly name?: string;
  readonly state?: string;
  readonly data?: object;
  readonly output?: object | null;
  readonly retries?: number;
};

/** Puts a job into the queue as if it had been tried already; returns its id. */
export async function queueJob(
  db: Db,
  { name = "sendMail", state = "failed", data = {}, output = null, retries = 0 }: Row = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, data, output, retry_count, retry_limit, started_on, completed_on, start_after, policy)
    values (${name}, ${state}::pgboss.job_state, ${JSON.stringify(data)}::text::jsonb,
      ${output === null ? null : JSON.stringify(output)}::text::jsonb, ${retries}, 54,
      case when ${state} in ('retry', 'active', 'failed') then now() end,
      case when ${state} in ('failed', 'cancelled') then now() end, now() + interval '1 hour', 'standard')
    returning id`.execute(db);
  return rows[0]?.id ?? "";
}

export const removeJobs = (db: Db) => sql`delete from pgboss.job`.execute(db);
