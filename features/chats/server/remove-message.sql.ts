import type { Db } from "#kit/server/database/database.ts";

/** Empties the message for good and takes the next number of the room, which the caller must have locked. */
export async function emptyMessage(db: Db, chatroomId: number, messageId: number) {
  const { last_seq } = await db
    .updateTable("chatrooms")
    .set((eb) => ({ last_seq: eb("last_seq", "+", 1) }))
    .where("id", "=", chatroomId)
    .returning("last_seq")
    .executeTakeFirstOrThrow();
  return db
    .updateTable("chat_messages")
    .set({ published: false, content: "", changed_seq: last_seq })
    .where("id", "=", messageId)
    .returning(["id", "seq", "changed_seq"])
    .executeTakeFirstOrThrow();
}

export const findMessage = (db: Db, chatroomId: number, messageId: number) =>
  db
    .selectFrom("chat_messages")
    .select(["membership_id", "create_by_admin", "published", "seq"])
    .where("chatroom_id", "=", chatroomId)
    .where("id", "=", messageId)
    .executeTakeFirst();
