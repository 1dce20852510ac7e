import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { type MigrationResultSet, Migrator } from "kysely/migration";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { Database, Db, MigrationConnection } from "./database.ts";
import { isLockTimeout, isRetryable } from "./errors.ts";
import { lockTables, TablesInUse } from "./lock-tables.ts";
import { type MigrationFile, readMigrationFiles } from "./migration-files.ts";

const productFolder = fileURLToPath(new URL("../../../db/migrations/", import.meta.url));

/**
 * A statement waits this long for a lock. It is much less than the second after which PostgreSQL looks for deadlocks and
 * ends one of those concerned, which should not be a request.
 */
const LOCK_MS = 150;
/** The tables of a whole file are waited for a little longer than that second, since the automatic vacuum yields then. */
const LOCK_TOGETHER_MS = 1_200;
const PAUSE_MS = 1_000;
/** A request that has waited for one file does the rest of its work before the next file. */
const LET_PASS_MS = 100;
const PATIENCE_MS = 15 * MINUTE_MS;

export type MigrateOptions = {
  readonly folder?: string;
  /** Processes of the version before are stopped or refuse all calls, so that files unsafe beside them may run. */
  readonly maintenance?: boolean;
  readonly lockMs?: number;
  readonly pauseMs?: number;
  readonly patienceMs?: number;
  /** Receives a line whenever the migration has to wait. */
  readonly report?: (line: string) => void;
};

export class DatabaseNewer extends Error {
  constructor(migration: string) {
    super(
      `The database belongs to a newer version of the program: it holds ${migration}, which this one does not know. Start that version or a later one, or go back to a back-up of the database from before (docs/operations.md, Way back).`,
    );
  }
}

export class MigrationBlocked extends Error {
  constructor(minutes: number) {
    super(
      `The database could not be brought up to date for ${minutes} minutes, since something else holds its tables. What was done before stays, and is not done again. Look for long transactions in pg_stat_activity, end them, and start again.`,
    );
  }
}

export class MaintenanceNeeded extends Error {
  constructor(files: readonly MigrationFile[]) {
    super(
      `This version changes the database in a way that processes of the version before do not survive:\n${files.map(({ name, unsafeBecause }) => `  ${name}: ${unsafeBecause}`).join("\n")}\nNothing was changed. Stop every process of the version before, or restart it with MAINTENANCE=on; then start this one with MAINTENANCE=on (docs/operations.md, Upgrade).`,
    );
  }
}

/**
 * Migrates the database to the newest numbered file, and the queue's tables to their newest version. Several processes
 * may start at once: one of them does it. Each file is a transaction of its own, repeated where others hold its tables.
 * @throws DatabaseNewer, MigrationBlocked
 * @throws MaintenanceNeeded before anything is changed
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<void> {
  const { folder = productFolder, maintenance = false, lockMs = LOCK_MS, report = () => {} } = options;
  const files = await readMigrationFiles(folder);
  const own = database.openForMigrations(lockMs);
  try {
    await own.alone(report, async () => {
      const { migrator, runFile } = createRunner(own, files, options);
      const known = await migrator.getMigrations();
      const isNew = known.every(({ executedAt }) => executedAt === undefined);
      const isDone = new Set(known.filter(({ executedAt }) => executedAt).map(({ name }) => name));
      const pending = files.filter(({ name }) => !isDone.has(name));
      const unsafe = pending.filter(({ unsafeBecause }) => unsafeBecause !== null);
      // Nobody else uses a database that is empty or embedded.
      const hasOthers = !isNew && database.engine === "postgres";
      if (unsafe.length > 0 && hasOthers && !maintenance) throw new MaintenanceNeeded(unsafe);
      for (const file of pending) {
        await runFile(file);
        if (hasOthers) await wait(LET_PASS_MS);
      }
      // There is nothing left to run, but this notices what a newer version has run.
      succeed(await migrator.migrateToLatest());
      await patiently(options, () => own.migrateQueue());
    });
  } finally {
    await own.close();
  }
}

function createRunner(own: MigrationConnection, files: readonly MigrationFile[], options: MigrateOptions) {
  const { lockMs = LOCK_MS } = options;
  let attempt = 0;
  const up = async (db: Db, { statements, isWithoutTransaction }: MigrationFile) => {
    // Most files need no more than a moment, in which they are in nobody's way; the others lock their tables first.
    if (attempt > 1 && !isWithoutTransaction)
      await lockTables(db, statements, { withinMs: LOCK_TOGETHER_MS, lockMs });
    for (const statement of statements) {
      // Nobody waits behind an index that is built concurrently, while it waits for everybody.
      if (isWithoutTransaction) await setLockTimeout(db, /\bconcurrently\b/i.test(statement) ? 0 : lockMs);
      await sql.raw(statement).execute(db);
    }
  };
  const migrations = Object.fromEntries(files.map((file) => [file.name, { up: (db: Db) => up(db, file) }]));
  const migrator = new Migrator({ db: own.kysely, provider: { getMigrations: async () => migrations } });
  const runFile = async ({ name, isWithoutTransaction }: MigrationFile) => {
    attempt = 0;
    await patiently(options, async () => {
      attempt += 1;
      succeed(await migrator.migrateTo(name, { disableTransactions: isWithoutTransaction }));
    });
  };
  return { migrator, runFile };
}

const setLockTimeout = (db: Db, ms: number) => sql.raw(`set lock_timeout = ${ms}`).execute(db);

function succeed({ error }: MigrationResultSet): void {
  if (error) throw asNewer(error) ?? error;
}

const asNewer = (error: unknown): DatabaseNewer | undefined => {
  const [, migration] =
    /previously executed migration (\S+) is missing/.exec(String((error as Error | null)?.message)) ?? [];
  return migration === undefined ? undefined : new DatabaseNewer(migration);
};

const givesWay = (error: unknown): boolean =>
  isLockTimeout(error) || isRetryable(error) || error instanceof TablesInUse;

async function patiently(options: MigrateOptions, attempt: () => Promise<void>): Promise<void> {
  const { pauseMs = PAUSE_MS, patienceMs = PATIENCE_MS, report = () => {} } = options;
  for (const until = Date.now() + patienceMs; ; await wait(pauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!givesWay(error)) throw error;
      if (Date.now() >= until) throw new MigrationBlocked(Math.round(patienceMs / MINUTE_MS));
      report("Waiting for others to let go of the database, to bring it up to date.");
    }
  }
}
