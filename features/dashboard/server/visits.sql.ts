import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

export type Visit = { readonly community_id: number; readonly day: string; readonly membership_id: number };

export const insertVisit = (db: Db, visit: Visit) =>
  db
    .insertInto("member_visits")
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteVisitsBefore = (db: Db, day: string) =>
  db.deleteFrom("member_visits").where("day", "<", sql<string>`${day}::date`).execute();
