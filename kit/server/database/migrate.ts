import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

const folder = fileURLToPath(new URL("../../../db/migrations/", import.meta.url));

/** Brings the database to the newest numbered file; several processes may start at once (the migrator locks). */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(names.map((name) => readFile(folder + name, "utf8")));
  return Object.fromEntries(
    names.map((name, i) => [name.replace(/\.sql$/, ""), { up: (db) => runFile(db, texts[i] ?? "") }]),
  );
}

/** One statement at a time: the extended protocol of both engines takes no more. */
async function runFile(db: Parameters<Migration["up"]>[0], text: string): Promise<void> {
  for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
}

/** Splits at semicolons outside of `$$ … $$` bodies and `--` comments. */
export const splitStatements = (text: string): string[] =>
  (text.match(/(?:\$\$[\s\S]*?\$\$|--[^\n]*|'(?:[^']|'')*'|[^;])+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.replace(/--[^\n]*/g, "").trim() !== "");
