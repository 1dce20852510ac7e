import { endedStates } from "#kit/contract/membership-state.ts";
import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export const updateEmail = (db: Db, accountId: number, email: string, now: Date) =>
  db.updateTable("accounts").set({ email, updated_at: now }).where("id", "=", accountId).execute();

/** Finds another account of the kind in use with the address; the unused one of an invitation does not count. */
export const findHolder = (db: Db, account: { id: number; kind: AccountKind }, email: string) =>
  db
    .selectFrom("accounts")
    .select(["kind", "language", "family_name", "given_name"])
    .where("kind", "=", account.kind)
    .where("email", "=", email)
    .where("id", "!=", account.id)
    .where("activated_at", "is not", null)
    .executeTakeFirst();

/** Locks the account that was made for inviting the address, if nobody has used it yet. */
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

/** Run this once nothing refers to the account any more. */
export const deleteUnusedAccount = (db: Db, accountId: number) =>
  db.deleteFrom("accounts").where("id", "=", accountId).where("activated_at", "is", null).execute();

/** Finds an account of the other kind with the address in a community that this account belongs to. */
export const findNeighbour = (db: Db, account: { id: number; kind: AccountKind }, email: string) =>
  db
    .selectFrom("memberships as own")
    .innerJoin("memberships as other", "other.community_id", "own.community_id")
    .innerJoin("accounts as a", "a.id", "other.account_id")
    .select(["a.kind", "a.language", "a.family_name", "a.given_name"])
    .where("own.account_id", "=", account.id)
    .where("own.state", "not in", endedStates)
    .where("other.state", "not in", endedStates)
    .where("a.kind", "!=", account.kind)
    .where("a.email", "=", email)
    .limit(1)
    .executeTakeFirst();
