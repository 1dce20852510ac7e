import type { Db } from "#kit/server/database/database.ts";

export const findApp = (db: Db, accountId: number) =>
  db
    .selectFrom("authenticator_apps")
    .select(["sealed_secret", "created_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

type App = { account_id: number; sealed_secret: Buffer; created_at: Date; last_step: number };

/** An account has one app: a new one replaces it. */
export async function replaceApp(db: Db, app: App): Promise<void> {
  await deleteApp(db, app.account_id);
  await db.insertInto("authenticator_apps").values(app).execute();
}

export const deleteApp = (db: Db, accountId: number) =>
  db
    .deleteFrom("authenticator_apps")
    .where("account_id", "=", accountId)
    .returning("account_id")
    .executeTakeFirst();

/** Uses up the code of that half minute and every older one; a second call finds nothing. */
export const takeStep = (db: Db, accountId: number, last_step: number) =>
  db
    .updateTable("authenticator_apps")
    .set({ last_step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", last_step)
    .returning("account_id")
    .executeTakeFirst();
