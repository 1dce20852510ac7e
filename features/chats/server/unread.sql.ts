import { addUnreadChats } from "#features/memberships/server/index.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

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

/** What the office has not read yet in a community, for every administrator alike. */
export const officeUnread = (community: string) =>
  `(select coalesce(sum(o.unread_count), 0)::int from chatroom_members o
    where o.community_id = ${community} and o.is_office and o.unread_count > 0)`;

/** What the membership `m` has not read, for administrators together with what the office has not. */
export const unreadChatsSql = `m.unread_chat_count
  + case when ${isAdministratorSql("m")} then ${officeUnread("m.community_id")} else 0 end`;

export type UnreadRow = {
  readonly account_id: number;
  readonly community_id: number;
  readonly chatroom_id: number;
  readonly unread_count: number;
};

/** The absolute unread count of everybody whom rooms concern: their persons, and each administrator for the office. */
export const listUnreadCounts = statement<{ rooms: readonly number[] }, UnreadRow>(
  "list_unread_chat_counts",
  `with concerned as (
     select s.membership_id as id, s.chatroom_id from chatroom_members s
     where s.chatroom_id = any(:rooms::bigint[]) and not s.is_office
     union
     select a.id, o.chatroom_id from chatroom_members o
       join memberships a on a.community_id = o.community_id and ${isAdministratorSql("a")}
     where o.chatroom_id = any(:rooms::bigint[]) and o.is_office
   )
   select m.account_id, m.community_id, concerned.chatroom_id, ${unreadChatsSql} as unread_count
   from concerned join memberships m on m.id = concerned.id
   where m.state = 'participating'`,
);
