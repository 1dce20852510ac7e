import { addUnreadChats } from "#features/memberships/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";

/** A side of a room, as its counters are kept. */
export type SeatKey = { readonly chatroomId: number; readonly membershipId: number };

/** Brings the room to the top of both lists. */
export const touchSeats = (db: Db, chatroomId: number, at: Date) =>
  db
    .updateTable("chatroom_members")
    .set({ last_message_at: at })
    .where("chatroom_id", "=", chatroomId)
    .execute();

/** Adds to what a side has not read; the office keeps its count per room only, since several people share it. */
export async function addUnread(db: Db, seat: SeatKey, isOffice: boolean, by: number): Promise<void> {
  await db
    .updateTable("chatroom_members")
    .set((eb) => ({ unread_count: eb("unread_count", "+", by) }))
    .where("chatroom_id", "=", seat.chatroomId)
    .where("membership_id", "=", seat.membershipId)
    .execute();
  if (!isOffice) await addUnreadChats(db, seat.membershipId, by);
}

/** The side's own read position and counter, as they stand while the room is locked. */
export const findReadState = (db: Db, seat: SeatKey) =>
  db
    .selectFrom("chatroom_members")
    .select(["read_seq", "unread_count"])
    .where("chatroom_id", "=", seat.chatroomId)
    .where("membership_id", "=", seat.membershipId)
    .executeTakeFirstOrThrow();

export const setReadSeq = (db: Db, seat: SeatKey, readSeq: number) =>
  db
    .updateTable("chatroom_members")
    .set({ read_seq: readSeq })
    .where("chatroom_id", "=", seat.chatroomId)
    .where("membership_id", "=", seat.membershipId)
    .execute();

/** How many messages of the other side stand after a number. */
export async function countUnreadAfter(db: Db, seat: SeatKey, asOffice: boolean, seq: number) {
  const row = await db
    .selectFrom("chat_messages")
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("count"))
    .where("chatroom_id", "=", seat.chatroomId)
    .where("seq", ">", seq)
    .where("published", "=", true)
    .where((eb) =>
      asOffice
        ? eb("create_by_admin", "=", false)
        : eb.or([eb("membership_id", "!=", seat.membershipId), eb("create_by_admin", "=", true)]),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}
