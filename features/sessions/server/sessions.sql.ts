import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export const findAccountForSignIn = (db: Db, kind: AccountKind, email: string) =>
  db
    .selectFrom("accounts")
    .select(["id", "password_hash", "language"])
    .where("kind", "=", kind)
    .where("email", "=", email)
    .where("activated_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

export const findExpiry = (db: Db, sessionId: number) =>
  db.selectFrom("sessions").select("expires_at").where("id", "=", sessionId).executeTakeFirst();

/**
 * Held, so that a login that has not seen a factor being added, or the sessions being ended, does not outlive it. Nothing
 * of the login may ask for more than this: two at once would wait for each other for ever.
 */
export const lockForSignIn = (db: Db, accountId: number) =>
  db.selectFrom("accounts").select("id").where("id", "=", accountId).forShare().executeTakeFirst();

/** Held as long as it is still the one that was compared: hashing takes a while, and somebody may change it meanwhile. */
export const holdPassword = (db: Db, accountId: number, password_hash: string | null) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("password_hash", "=", password_hash)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst();

export const findAccountById = (db: Db, kind: AccountKind, accountId: number) =>
  db
    .selectFrom("accounts")
    .select(["id", "language"])
    .where("kind", "=", kind)
    .where("id", "=", accountId)
    .where("activated_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
