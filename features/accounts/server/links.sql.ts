import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

/** A link of a mail: to a new password, or to a new address. */
export type LinkPurpose = "password" | "email";

type NewLink = {
  account_id: number;
  purpose: LinkPurpose;
  token_hash: Buffer;
  new_email: string | null;
  expires_at: Date;
  created_at: Date;
};

export const insertLink = (db: Db, link: NewLink) =>
  db.insertInto("one_time_tokens").values(link).returning("id").executeTakeFirstOrThrow();

/** Makes the open links of the account void. */
export const voidLinks = (db: Db, accountId: number, purposes: readonly LinkPurpose[], now: Date) =>
  db
    .updateTable("one_time_tokens")
    .set({ voided_at: now })
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .execute();

export const findLink = (db: Db, kind: AccountKind, purpose: LinkPurpose, tokenHash: Buffer) =>
  db
    .selectFrom("one_time_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select([
      "t.id",
      "t.account_id",
      "t.new_email",
      "t.expires_at",
      "t.used_at",
      "t.voided_at",
      "a.email",
      "a.password_hash",
      "a.secondary_password_hash",
    ])
    .where("t.token_hash", "=", tokenHash)
    .where("t.purpose", "=", purpose)
    .where("a.kind", "=", kind)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();

/** Takes the link for good; a second taker finds nothing. */
export const takeLink = (db: Db, linkId: number, now: Date) =>
  db
    .updateTable("one_time_tokens")
    .set({ used_at: now })
    .where("id", "=", linkId)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();

/** How many links of the kind the account has been sent since. */
export const countLinks = async (
  db: Db,
  accountId: number,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> => {
  const row = await db
    .selectFrom("one_time_tokens")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** A change of address that has not been confirmed yet. */
export const findOpenEmailLink = (db: Db, where: { id: number } | { account_id: number }, now: Date) =>
  db
    .selectFrom("one_time_tokens")
    .select(["id", "account_id", "new_email", "expires_at"])
    .where((eb) => eb.and(where))
    .where("purpose", "=", "email")
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** From now on this token opens the link. */
export const setLinkToken = (db: Db, linkId: number, token_hash: Buffer) =>
  db.updateTable("one_time_tokens").set({ token_hash }).where("id", "=", linkId).execute();

export const deleteLinksExpiredBefore = (db: Db, time: Date) =>
  db.deleteFrom("one_time_tokens").where("expires_at", "<", time).execute();
