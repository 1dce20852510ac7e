import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { Database, Db } from "./database.ts";
import { isLockTimeout } from "./errors.ts";

const productFolder = fileURLToPath(new URL("../../../db/migrations/", import.meta.url));

/** A migration waits this long for locks of running processes, lets them pass, and tries again. */
const LOCK_MS = 3_000;
const PAUSE_MS = 1_000;
const PATIENCE_MS = 15 * MINUTE_MS;

export type MigrateOptions = {
  readonly folder?: string;
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
      `The database could not be brought up to date for ${minutes} minutes, since something else holds its tables. Nothing was changed. Look for long transactions in pg_stat_activity, end them, and start again.`,
    );
  }
}

/**
 * Migrates the database to the newest numbered file, and the queue's tables to their newest version. Several processes
 * may start at once, because the migrator locks. A statement may take any time but waits for a table at most `lockMs`,
 * since everybody else would wait behind it.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<void> {
  const { folder = productFolder, lockMs = LOCK_MS } = options;
  const own = database.openForMigrations(lockMs);
  const migrator = new Migrator({
    db: own.kysely,
    provider: { getMigrations: () => readMigrations(folder) },
  });
  try {
    await whileLocked(options, async () => {
      const { error } = await migrator.migrateToLatest();
      if (error) throw asNewer(error) ?? error;
      await own.migrateQueue();
    });
  } finally {
    await own.close();
  }
}

async function whileLocked(options: MigrateOptions, attempt: () => Promise<void>): Promise<void> {
  const { pauseMs = PAUSE_MS, patienceMs = PATIENCE_MS, report = () => {} } = options;
  for (const until = Date.now() + patienceMs; ; await wait(pauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (Date.now() >= until) throw new MigrationBlocked(Math.round(patienceMs / MINUTE_MS));
      report("Waiting for others to let go of the database, to bring it up to date.");
    }
  }
}

const asNewer = (error: unknown): DatabaseNewer | undefined => {
  const [, migration] =
    /previously executed migration (\S+) is missing/.exec(String((error as Error | null)?.message)) ?? [];
  return migration === undefined ? undefined : new DatabaseNewer(migration);
};

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(names.map((name) => readFile(folder + name, "utf8")));
  return Object.fromEntries(
    names.map((name, i) => [name.replace(/\.sql$/, ""), { up: (db) => runFile(db, texts[i] ?? "") }]),
  );
}

/** Statements run one by one, because the extended protocol of both engines takes no more. */
async function runFile(db: Db, text: string): Promise<void> {
  for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
}

/** Splits at semicolons outside of `$$ … $$` bodies and `--` comments. */
export const splitStatements = (text: string): string[] =>
  (text.match(/(?:\$\$[\s\S]*?\$\$|--[^\n]*|'(?:[^']|'')*'|[^;])+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.replace(/--[^\n]*/g, "").trim() !== "");
