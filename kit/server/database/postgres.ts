import { Socket } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { Schema } from "#db/schema.generated.ts";
import type { Database, NotificationListener, Reader, Statement } from "./database.ts";

const OID = { int8: 20, date: 1082, numeric: 1700 } as const;
const asNumber = (text: string) => Number(text);
const asText = (text: string) => text;

/** The engines answer alike: bigint and numeric as number, a date as `YYYY-MM-DD`. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === OID.int8 || oid === OID.numeric) return asNumber;
    if (oid === OID.date) return asText;
    return pg.types.getTypeParser(oid, format as "text");
  },
};

const STATEMENT_TIMEOUT_MS = 15_000;
/** A search that takes longer is stopped: whoever asked narrows the words. */
const SEARCH_TIMEOUT_MS = 3_000;
/** Each takes a processor of the database for itself while it runs. */
const SEARCHES_AT_ONCE = 3;
const CONNECT_TIMEOUT_MS = 8_000;
const RELISTEN_MS = 500;
/** A connection on which nothing moves for so long is lost, though nobody has said so. */
const PATIENCE_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** The listening connection is silent by nature, so it is asked for an answer every so often. */
const LISTENING_ASKED_MS = 3_000;

export async function openPostgres(
  url: string,
  {
    poolSize = 16,
    patienceMs = PATIENCE_MS,
    searchTimeoutMs = SEARCH_TIMEOUT_MS,
  }: { poolSize?: number; patienceMs?: number; searchTimeoutMs?: number } = {},
): Promise<Database> {
  const pool = createPool(url, { max: poolSize, statement_timeout: STATEMENT_TIMEOUT_MS }, patienceMs);
  const searchPool = createPool(
    url,
    { max: SEARCHES_AT_ONCE, statement_timeout: searchTimeoutMs },
    patienceMs,
  );
  const listeners: { stop: () => Promise<void> }[] = [];
  return {
    engine: "postgres",
    ...readerOf(pool),
    searches: { ...readerOf(searchPool), atOnce: SEARCHES_AT_ONCE },
    listen: async (channel, listener) => {
      listeners.push(await listenForEver(url, channel, listener));
    },
    createQueue: () =>
      new PgBoss({
        connectionString: url,
        max: 4,
        application_name: "enishi-jobs",
        // On a connection of its own; without it a mail would wait for the next look at the queue.
        useListenNotify: true,
      }),
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await Promise.all([pool.end(), searchPool.end()]);
    },
  };
}

function createPool(url: string, own: pg.PoolConfig, patienceMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: "-c TimeZone=UTC",
    keepAlive: true,
    stream: () => impatientSocket(patienceMs),
    ...own,
  });
  // A connection that breaks while idle is replaced by the pool; the next query meets the error itself.
  pool.on("error", () => {});
  return pool;
}

const readerOf = (pool: pg.Pool): Reader => ({
  kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
  run: async <Row>(statement: Statement<Row>, values: readonly unknown[]) =>
    (await pool.query({ name: statement.name, text: statement.text, values: [...values] })).rows as Row[],
});

/** Without it a query to a server that has vanished would wait for as long as the system keeps trying. */
function impatientSocket(patienceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(patienceMs, () => socket.destroy());
  return socket;
}

/** Keeps one listening connection; when it breaks, says so at once and listens again when the server is back. */
async function listenForEver(
  url: string,
  channel: string,
  { onNotification, onConnection }: NotificationListener,
) {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  const drop = () => {
    if (stopped || retry) return;
    client = undefined;
    clearInterval(asking);
    onConnection(false);
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch(drop);
    }, RELISTEN_MS);
  };
  const connect = async () => {
    const socket = new Socket();
    const next = new pg.Client({
      connectionString: url,
      stream: () => socket,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: LISTENING_ASKED_MS,
    });
    next.on("error", drop);
    next.on("end", drop);
    next.on("notification", (message) => onNotification(message.payload ?? ""));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    asking = setInterval(() => void next.query("select 1").catch(() => socket.destroy()), LISTENING_ASKED_MS);
    onConnection(true);
  };
  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      clearInterval(asking);
      await client?.end();
    },
  };
}
