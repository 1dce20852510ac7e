import { sql } from "kysely";
import type { Database } from "#kit/server/database/database.ts";
import { until } from "./until.ts";

const countWaiting = async ({ kysely }: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(kysely);
  return rows[0]?.n ?? 0;
};

/** Waits until another transaction waits for a lock that the test holds. */
export const untilSomebodyWaits = (database: Database) =>
  until("somebody waits", async () => (await countWaiting(database)) > 0);

/**
 * Locks the community while the steps begin, each once the ones before it wait, then unlocks it and returns their
 * results. PostgreSQL only: the embedded database runs one transaction after another.
 */
export const inLineAt = (
  database: Database,
  communityId: number,
  steps: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> =>
  database.kysely
    .transaction()
    .execute(async (db) => {
      await db.selectFrom("communities").select("id").where("id", "=", communityId).forUpdate().execute();
      const begun: Promise<unknown>[] = [];
      for (const [n, step] of steps.entries()) {
        begun.push(step());
        await until(`step ${n + 1} waits`, async () => (await countWaiting(database)) > n);
      }
      return { results: Promise.allSettled(begun) };
    })
    .then(({ results }) => results);
