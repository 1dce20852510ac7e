import type { Db } from "#kit/server/database/database.ts";

export const removePassword = (db: Db, accountId: number) =>
  db.updateTable("accounts").set({ password_hash: null }).where("id", "=", accountId).execute();

export const pauseMember = (db: Db, accountId: number) =>
  db.updateTable("memberships").set({ state: "paused" }).where("account_id", "=", accountId).execute();

export const markDeleted = (db: Db, accountId: number, deleted_at: Date) =>
  db.updateTable("accounts").set({ deleted_at }).where("id", "=", accountId).execute();

/** Changes every request under way, as if it had been another one. */
export const setNonce = (db: Db, nonce: string) =>
  db.updateTable("authorization_requests").set({ nonce }).execute();
