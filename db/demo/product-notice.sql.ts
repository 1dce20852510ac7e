import type { Db } from "#kit/server/database/database.ts";

/** Operators have no call to publish a notice to everybody yet. */
export const insertProductNotice = (db: Db, notice: { title: string; content: string; public_date: Date }) =>
  db
    .insertInto("product_notices")
    .values({ ...notice, created_at: notice.public_date })
    .execute();
