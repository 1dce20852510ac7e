import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export const updateEmail = (db: Db, accountId: number, email: string, now: Date) =>
  db.updateTable("accounts").set({ email, updated_at: now }).where("id", "=", accountId).execute();

/** Another account of the same kind with the address, in use; an invitation that nobody has used holds none. */
export const findHolder = (db: Db, account: { id: number; kind: AccountKind }, email: string) =>
  db
    .selectFrom("accounts")
    .select(["kind", "language", "family_name", "given_name"])
    .where("kind", "=", account.kind)
    .where("email", "=", email)
    .where("id", "!=", account.id)
    .where("activated_at", "is not", null)
    .executeTakeFirst();

/** The account that was made for inviting the address and that nobody has used; held. */
export const lockUnusedAccount = (db: Db, kind: AccountKind, email: string) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("kind", "=", kind)
    .where("email", "=", email)
    .where("activated_at", "is", null)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Once nothing hangs on it any more. */
export const deleteUnusedAccount = (db: Db, accountId: number) =>
  db.deleteFrom("accounts").where("id", "=", accountId).where("activated_at", "is", null).execute();

/** Somebody of the other kind with the address who belongs to a community of the account's. */
export const findNeighbour = (db: Db, account: { id: number; kind: AccountKind }, email: string) =>
  db
    .selectFrom("memberships as own")
    .innerJoin("memberships as other", "other.community_id", "own.community_id")
    .innerJoin("accounts as a", "a.id", "other.account_id")
    .select(["a.kind", "a.language", "a.family_name", "a.given_name"])
    .where("own.account_id", "=", account.id)
    .where("own.state", "!=", "withdrawn")
    .where("other.state", "!=", "withdrawn")
    .where("a.kind", "!=", account.kind)
    .where("a.email", "=", email)
    .limit(1)
    .executeTakeFirst();
