import type { Db } from "#kit/server/database/database.ts";

export const agreeToExtend = (db: Db, chatroomId: number, membershipId: number, now: Date) =>
  db
    .updateTable("chatroom_members")
    .set({ extension_agreed_at: now })
    .where("chatroom_id", "=", chatroomId)
    .where("membership_id", "=", membershipId)
    .where("extension_agreed_at", "is", null)
    .execute();

/** Moves the end once both sides have agreed; returns the new end, or undefined where they have not. */
export const extendWhenAgreed = (db: Db, chatroomId: number, endDate: Date, now: Date) =>
  db
    .updateTable("chatrooms")
    .set({ end_date: endDate, extended_at: now })
    .where("id", "=", chatroomId)
    .where("extended_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("chatroom_members")
            .select("membership_id")
            .where("chatroom_id", "=", chatroomId)
            .where("extension_agreed_at", "is", null),
        ),
      ),
    )
    .returning("end_date")
    .executeTakeFirst();

const roomsOf = (db: Db, membershipIds: readonly number[]) =>
  db
    .selectFrom("chatroom_members")
    .select("chatroom_id")
    .where("membership_id", "in", [...membershipIds])
    .where("is_office", "=", false);

/** Ends the chats that are still open. */
export const endInterestChats = (db: Db, membershipIds: readonly number[], now: Date) =>
  db
    .updateTable("chatrooms")
    .set({ end_date: now })
    .where("id", "in", roomsOf(db, membershipIds))
    .where("kind", "=", "post")
    .where("end_date", ">", now)
    .returning(["id", "last_seq", "end_date"])
    .execute();

export const listDirectRooms = (db: Db, membershipIds: readonly number[]) =>
  db
    .selectFrom("chatrooms")
    .select(["id", "last_seq", "end_date"])
    .where("id", "in", roomsOf(db, membershipIds))
    .where("kind", "=", "direct")
    .execute();
