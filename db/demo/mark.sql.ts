/** The demo's one row of its own; everything else is made by calls. */
import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

export const findMark = (db: Db) =>
  db.selectFrom("demo_marks").select(["finished_at", "operator_app_key"]).executeTakeFirst();

/**
 * Answers false unless this process, of several that start at once on one database, is the one to make the demo; and
 * where somebody uses the database already.
 */
export async function begin(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into demo_marks (begun_at) select ${now}::timestamptz
    where not exists (select from communities) and not exists (select from accounts)
    on conflict do nothing returning begun_at`.execute(db);
  return rows.length > 0;
}

export const finish = (db: Db, operator_app_key: string, now: Date) =>
  db.updateTable("demo_marks").set({ finished_at: now, operator_app_key }).execute();

/** Empties the database of an interrupted demo; nobody but the demo's own people has ever used it. */
export const clearUnfinished = (db: Db) =>
  sql`truncate demo_marks, accounts, communities, files, terms_of_services, product_notices, faqs
    restart identity cascade`.execute(db);
