import { setTimeout as wait } from "node:timers/promises";
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { fromKysely, PgBoss } from "pg-boss";
import type { Schema } from "#db/schema.generated.ts";
import { type Connections, createConnections } from "./connections.ts";
import type { MigrationConnection } from "./database.ts";
import { CONNECT_TIMEOUT_MS } from "./listening.ts";

/** This number is of the product alone among the advisory locks of its database. */
const ADVISORY_LOCK = 20_230_731;
const ASK_EVERY_MS = 500;
/** A statement may take any time, but a database that says nothing for so long on an idle connection has frozen. */
const ANSWER_MS = 10_000;

/** The pool's statements are limited to a few seconds, and building an index may take longer. */
export function openForMigrations(url: string, lockMs: number): MigrationConnection {
  const connections = createConnections(0);
  const pool = new pg.Pool({
    connectionString: url,
    // One keeps the lock, and one migrates.
    max: 2,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "enishi-migrations",
    stream: connections.open,
  });
  // Whoever uses the connection meets the error itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        const limits = `set timezone = 'UTC'; set statement_timeout = 0; set lock_timeout = ${lockMs}`;
        for (const statement of limits.split("; "))
          await connection.executeQuery(CompiledQuery.raw(statement));
      },
    }),
  });
  return {
    kysely,
    alone: (report, act) => alone(pool, connections, report, act),
    migrateQueue: async () => {
      const boss = new PgBoss({ db: fromKysely(kysely as never), supervise: false, schedule: false });
      boss.on("error", () => {});
      await boss.start();
      await boss.stop({ graceful: false, close: false });
    },
    close: () => kysely.destroy(),
  };
}

/**
 * The lock is asked for again and again: a statement that waits for it would hold a snapshot, for whose end an index
 * that is built concurrently waits.
 */
async function alone(
  pool: pg.Pool,
  connections: Connections,
  report: (line: string) => void,
  act: () => Promise<void>,
): Promise<void> {
  const keeper = await pool.connect();
  const ask = async (text: string): Promise<boolean> => {
    const query = { text, query_timeout: ANSWER_MS } as pg.QueryConfig;
    return (await keeper.query<{ answer: boolean }>(query)).rows[0]?.answer === true;
  };
  let hasEnded = false;
  let lost: Error | undefined;
  const askOnAndOn = async () => {
    for (; !hasEnded; await wait(ASK_EVERY_MS, undefined, { ref: false }))
      await ask("select true as answer").catch((error: unknown) => {
        if (hasEnded) return;
        lost ??= Object.assign(new Error("the database fell silent", { cause: error }), {
          code: "ETIMEDOUT",
        });
        connections.giveUp();
      });
  };
  try {
    for (let turn = 0; !(await ask(`select pg_try_advisory_lock(${ADVISORY_LOCK}) as answer`)); turn += 1) {
      if (turn === 0) report("Waiting for another process, which brings the database up to date.");
      await wait(ASK_EVERY_MS);
    }
    void askOnAndOn();
    await act();
  } catch (error) {
    // What waited for an answer only knows that its connection is gone.
    throw lost ?? error;
  } finally {
    hasEnded = true;
    // The lock ends with its connection.
    keeper.release(true);
  }
}
