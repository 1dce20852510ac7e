import type { Db } from "#kit/server/database/database.ts";

export const findLink = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("operator_links")
    .select(["account_id", "expires_at", "used_at"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();

/** A new mailed link makes the account's earlier ones void. */
export async function replaceLinks(
  db: Db,
  link: { token_hash: Buffer; account_id: number; created_at: Date; expires_at: Date },
): Promise<void> {
  await deleteLinksOf(db, link.account_id);
  await db.insertInto("operator_links").values(link).execute();
}

export const deleteLinksOf = (db: Db, accountId: number) =>
  db.deleteFrom("operator_links").where("account_id", "=", accountId).where("used_at", "is", null).execute();

type Taken = { token_hash: Buffer; account_id: number; expires_at: Date };

/** Uses the link up; a printed one is stored by this. Returns undefined where it has been used. */
export const takeLink = (db: Db, { token_hash, account_id, expires_at }: Taken, now: Date) =>
  db
    .insertInto("operator_links")
    .values({ token_hash, account_id, created_at: now, expires_at, used_at: now })
    .onConflict((conflict) =>
      conflict.column("token_hash").doUpdateSet({ used_at: now }).where("operator_links.used_at", "is", null),
    )
    .returning("token_hash")
    .executeTakeFirst();

export const deleteLinksExpiredBefore = (db: Db, time: Date) =>
  db.deleteFrom("operator_links").where("expires_at", "<", time).execute();
