import type { Db } from "#kit/server/database/database.ts";
import type { SeatKey } from "./unread.sql.ts";

export const findReadState = (db: Db, seat: SeatKey) =>
  db
    .selectFrom("chatroom_members")
    .select(["read_seq", "unread_count"])
    .where("chatroom_id", "=", seat.chatroomId)
    .where("membership_id", "=", seat.membershipId)
    .executeTakeFirstOrThrow();

export const updateReadSeq = (db: Db, seat: SeatKey, readSeq: number) =>
  db
    .updateTable("chatroom_members")
    .set({ read_seq: readSeq })
    .where("chatroom_id", "=", seat.chatroomId)
    .where("membership_id", "=", seat.membershipId)
    .execute();

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
