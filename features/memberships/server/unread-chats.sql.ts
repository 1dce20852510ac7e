import type { Db } from "#kit/server/database/database.ts";

export const setUnreadChats = (db: Db, membershipId: number, unread_chat_count: number) =>
  db.updateTable("memberships").set({ unread_chat_count }).where("id", "=", membershipId).execute();

/** `by` may be negative. */
export const addUnreadChats = (db: Db, membershipId: number, by: number) =>
  db
    .updateTable("memberships")
    .set((eb) => ({ unread_chat_count: eb("unread_chat_count", "+", by) }))
    .where("id", "=", membershipId)
    .execute();
