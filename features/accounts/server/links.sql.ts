import { sql } from "kysely";
import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";

/** A mailed link leads to a new password, to a new address, or into the account without a password. */
export type LinkPurpose = "password" | "email" | "lobby";

export type NewLink = NewRow<"one_time_tokens">;

/** `credentials_epoch` is the account's, read together with the address that the link is mailed to. */
export const insertLink = (db: Db, link: NewLink) =>
  db.insertInto("one_time_tokens").values(link).returning("id").executeTakeFirstOrThrow();

/** Makes the account's open links void; those of an earlier epoch are void already. */
export const voidLinks = (db: Db, accountId: number, purpose: LinkPurpose, now: Date) =>
  db
    .updateTable("one_time_tokens")
    .set({ voided_at: now })
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("voided_at", "is", null)
    .where("expires_at", ">", now)
    .execute();

const isOfThisEpoch = sql<boolean>`t.credentials_epoch = a.credentials_epoch`;

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
      "a.language",
      "a.password_hash",
      "a.secondary_password_hash",
      isOfThisEpoch.as("is_of_this_epoch"),
    ])
    .where("t.token_hash", "=", tokenHash)
    .where("t.purpose", "=", purpose)
    .where("a.kind", "=", kind)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();

/** Finds the link that signs somebody in, whatever its state. */
export const findSignInLink = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("one_time_tokens")
    .select(["id", "account_id"])
    .where("purpose", "=", "lobby")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();

/** Uses the link up and returns its account; a second call finds nothing. The account must be locked. */
export const takeLink = (db: Db, linkId: number, now: Date) =>
  db
    .updateTable("one_time_tokens as t")
    .from("accounts as a")
    .set({ used_at: now })
    .whereRef("a.id", "=", "t.account_id")
    .where("t.id", "=", linkId)
    .where("t.used_at", "is", null)
    .where("t.voided_at", "is", null)
    .where("t.expires_at", ">", now)
    .where(isOfThisEpoch)
    .where("a.deleted_at", "is", null)
    .where("a.activated_at", "is not", null)
    .returning(["a.id", "a.email", "a.language"])
    .executeTakeFirst();

/** Counts the links of the kind that the account was sent since then. */
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

/** Finds a change of address that is not confirmed yet. */
export const findOpenEmailLink = (
  db: Db,
  where: { "t.id": number } | { "t.account_id": number },
  now: Date,
) =>
  db
    .selectFrom("one_time_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select(["t.id", "t.account_id", "t.new_email", "t.expires_at"])
    .where((eb) => eb.and(where))
    .where("t.purpose", "=", "email")
    .where("t.used_at", "is", null)
    .where("t.voided_at", "is", null)
    .where("t.expires_at", ">", now)
    .where(isOfThisEpoch)
    .executeTakeFirst();

export const updateLinkToken = (db: Db, linkId: number, token_hash: Buffer) =>
  db.updateTable("one_time_tokens").set({ token_hash }).where("id", "=", linkId).execute();

export const deleteLinksExpiredBefore = (db: Db, time: Date) =>
  db.deleteFrom("one_time_tokens").where("expires_at", "<", time).execute();
