import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { Schema } from "#db/schema.generated.ts";
import { type Connections, createConnections, PATIENCE_MS, STATEMENT_TIMEOUT_MS } from "./connections.ts";
import type { Database, ReadAccess } from "./database.ts";
import { CONNECT_TIMEOUT_MS, listenForEver } from "./listening.ts";
import { openForMigrations } from "./migration-connection.ts";
import { type Statement, valuesOf } from "./statement.ts";

const OID = { int8: 20, date: 1082, numeric: 1700 } as const;
const asNumber = (text: string) => Number(text);
const asText = (text: string) => text;

/** Both engines answer alike: bigint and numeric as number, a date as `YYYY-MM-DD`. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === OID.int8 || oid === OID.numeric) return asNumber;
    if (oid === OID.date) return asText;
    return pg.types.getTypeParser(oid, format as "text");
  },
};

/** Random reads cost about as much as sequential ones. Options in the database's address replace these. */
export const SESSION_OPTIONS = "-c TimeZone=UTC -c random_page_cost=1.1";

/** A longer search is stopped; whoever asked has to narrow the words. */
const SEARCH_TIMEOUT_MS = 3_000;
/** Each search occupies a processor of the database while it runs. */
const SEARCHES_AT_ONCE = 3;

/** Calls wait this long for a free connection; a database that is away is noticed sooner (`listening.ts`). */
const FREE_CONNECTION_MS = 10_000;

export async function openPostgres(
  url: string,
  {
    poolSize = 16,
    searchTimeoutMs = SEARCH_TIMEOUT_MS,
    patienceMs = PATIENCE_MS,
  }: { poolSize?: number; searchTimeoutMs?: number; patienceMs?: number } = {},
): Promise<Database> {
  const connections = createConnections(patienceMs);
  const createPool = (max: number, statement_timeout: number) =>
    poolOver(connections, { connectionString: url, max, statement_timeout });
  const pool = createPool(poolSize, STATEMENT_TIMEOUT_MS);
  const searchPool = createPool(SEARCHES_AT_ONCE, searchTimeoutMs);
  const listeners: { stop: () => Promise<void> }[] = [];
  return {
    engine: "postgres",
    ...readAccessOf(pool),
    searches: { ...readAccessOf(searchPool), atOnce: SEARCHES_AT_ONCE },
    listen: async (channel, listener) => {
      listeners.push(await listenForEver({ url, channel, listener, connections }));
    },
    openForMigrations: (lockMs) => openForMigrations(url, lockMs),
    createQueue: (pace) =>
      new PgBoss({
        ...pace,
        connectionString: url,
        max: 4,
        application_name: "enishi-jobs",
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        ...({ stream: connections.open } satisfies pg.PoolConfig),
        // This takes a connection of its own; without it a mail would wait for the next poll of the queue.
        useListenNotify: true,
      }),
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await Promise.all([pool.end(), searchPool.end()]);
    },
  };
}

function poolOver({ open }: Connections, own: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: FREE_CONNECTION_MS,
    options: SESSION_OPTIONS,
    keepAlive: true,
    stream: open,
    ...own,
  });
  // The pool replaces a broken connection; the next query meets the error itself, also in a transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const readAccessOf = (pool: pg.Pool): ReadAccess => ({
  kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
  run: async <Values, Row>(statement: Statement<Values, Row>, values: Values) => {
    const { name, text } = statement;
    return (await pool.query({ name, text, values: valuesOf(statement, values) })).rows as Row[];
  },
});
