import { type MemoryFS, PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite, PgBoss } from "pg-boss";
import type { Schema } from "#db/schema.generated.ts";
import type { Database, ReadAccess } from "./database.ts";
import { type Statement, valuesOf } from "./statement.ts";
import { createThreadYield } from "./thread-yield.ts";

const parsers = {
  [types.INT8]: (text: string) => Number(text),
  [types.NUMERIC]: (text: string) => Number(text),
  [types.DATE]: (text: string) => text,
};

/** A database in memory has its pages there already; a second copy of them slows the start and gains nothing. */
const inMemory = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Without `folder` the database stays in memory; `from` is an already migrated one, as a dump or as its files. */
export async function openPglite(folder: string | undefined, from?: Blob | MemoryFS): Promise<Database> {
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: folder } : { startParams: inMemory }),
    ...(from instanceof Blob ? { loadDataDir: from } : from ? { fs: from } : {}),
    parsers,
  });
  shareTheThread(pglite);
  await pglite.exec("set timezone = 'UTC'");
  const read: ReadAccess = {
    kysely: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
    run: async <Values, Row>(statement: Statement<Values, Row>, values: Values) =>
      (await pglite.query<Row>(statement.text, valuesOf(statement, values))).rows,
  };
  return {
    engine: "pglite",
    pglite,
    ...read,
    // The embedded engine cannot interrupt a statement, so nobody waits for more than one search.
    searches: { ...read, atOnce: 1 },
    listen: async (channel, { onNotification, onConnection }) => {
      await pglite.listen(channel, onNotification);
      onConnection(true);
    },
    // No other process uses this database, and the queue migrates its own tables when it starts.
    openForMigrations: () => ({
      ...read,
      alone: (_report, act) => act(),
      migrateQueue: async () => {},
      close: async () => {},
    }),
    createQueue: (pace) =>
      new PgBoss({ ...pace, db: fromPglite(pglite), backend: "pglite", useListenNotify: true }),
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

/** Every statement passes through here, those of transactions and of the queue too. */
function shareTheThread(pglite: PGlite): void {
  const yieldThread = createThreadYield();
  const runExclusive = pglite._runExclusiveQuery.bind(pglite);
  pglite._runExclusiveQuery = (run) =>
    runExclusive(async () => {
      await yieldThread();
      return run();
    });
}
