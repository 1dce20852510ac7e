import type { Db } from "#kit/server/database/database.ts";

export type MessageRow = {
  readonly id: number;
  readonly membership_id: number;
  readonly client_id: string;
  readonly create_by_admin: boolean;
  readonly seq: number;
  readonly changed_seq: number;
  readonly content: string;
  readonly published: boolean;
  readonly created_at: Date;
};

export const columns = [
  "id",
  "membership_id",
  "client_id",
  "create_by_admin",
  "seq",
  "changed_seq",
  "content",
  "published",
  "created_at",
] as const;

export const findMessageByClient = (db: Db, chatroomId: number, membershipId: number, clientId: string) =>
  db
    .selectFrom("chat_messages")
    .select(columns)
    .where("chatroom_id", "=", chatroomId)
    .where("membership_id", "=", membershipId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();

/** Takes the next number of the room, which the caller must have locked. */
const takeSeq = (db: Db, chatroomId: number, now: Date) =>
  db
    .updateTable("chatrooms")
    .set((eb) => ({
      last_seq: eb("last_seq", "+", 1),
      message_count: eb("message_count", "+", 1),
      // Times follow the numbers, even when a server's clock is behind or the transaction had to wait.
      last_message_at: eb.fn<Date>("greatest", [
        "last_message_at",
        eb.cast<Date>(eb.val(now), "timestamptz"),
      ]),
    }))
    .where("id", "=", chatroomId)
    .returning(["community_id", "last_seq", "last_message_at"])
    .executeTakeFirstOrThrow();

export type NewMessage = {
  readonly chatroom_id: number;
  readonly membership_id: number;
  readonly create_by_admin: boolean;
  readonly client_id: string;
  readonly content: string;
};

export async function insertMessage(db: Db, message: NewMessage, now: Date): Promise<MessageRow> {
  const room = await takeSeq(db, message.chatroom_id, now);
  const { community_id, last_seq: seq, last_message_at: created_at } = room;
  return db
    .insertInto("chat_messages")
    .values({ ...message, community_id, seq, changed_seq: seq, created_at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export const findWriterName = async (db: Db, membershipId: number): Promise<string | null> =>
  (
    await db
      .selectFrom("memberships")
      .select("display_name")
      .where("id", "=", membershipId)
      .executeTakeFirstOrThrow()
  ).display_name;

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
    .select(["membership_id", "create_by_admin", "published", "seq", "content"])
    .where("chatroom_id", "=", chatroomId)
    .where("id", "=", messageId)
    .executeTakeFirst();
