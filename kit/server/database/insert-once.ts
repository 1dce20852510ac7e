import { type Insertable, sql } from "kysely";
import type { Schema } from "#db/schema.generated.ts";
import type { Db } from "./database.ts";

/**
 * Inserts a row once for each value of `key`, which its sender has chosen. A second request waits while the first is
 * under way, and gets the row of the first.
 */
export async function insertOnce<T extends keyof Schema>(
  db: Db,
  table: T,
  row: Insertable<Schema[T]>,
  key: readonly (keyof Insertable<Schema[T]> & string)[],
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const given = Object.entries(row);
  const columns = sql.join(given.map(([name]) => sql.ref(name)));
  const inserted = await sql<{ id: number }>`insert into ${sql.table(table)} (${columns})
    values (${sql.join(given.map(([, value]) => value))})
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do nothing returning id`.execute(db);
  if (inserted.rows[0]) return { ...inserted.rows[0], isNew: true };
  const same = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
  const first = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${sql.join(same, sql` and `)}`.execute(db);
  if (!first.rows[0]) throw new Error(`a row of ${table} went away while it was sent again`);
  return { ...first.rows[0], isNew: false };
}
