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
 * Locks the account, so that a login that has missed a new factor, or the end of all sessions, does not outlive it. A
 * login must not ask for a stronger lock later: two at once would deadlock.
 */
export const lockForSignIn = (db: Db, accountId: number) =>
  db.selectFrom("accounts").select("id").where("id", "=", accountId).forShare().executeTakeFirst();

/** Locks the account if its password is still the one compared: hashing takes a while, and it may have changed. */
export const lockPassword = (db: Db, accountId: number, password_hash: string | null) =>
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
