import { addUnreadChats } from "#features/memberships/server/index.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

export type SeatKey = { readonly chatroomId: number; readonly membershipId: number };

/** Moves the room to the top of both lists. */
export const updateSeatTimes = (db: Db, chatroomId: number, at: Date) =>
  db
    .updateTable("chatroom_members")
    .set({ last_message_at: at })
    .where("chatroom_id", "=", chatroomId)
    .execute();

/**
 * Adds to the unread count of a side. The office's count is stored per room only, because several people share it, and
 * a seat that an earlier owner keeps counts for nobody.
 */
export async function addUnread(db: Db, seat: SeatKey, isOffice: boolean, by: number): Promise<void> {
  const changed = await db
    .updateTable("chatroom_members")
    .set((eb) => ({ unread_count: eb("unread_count", "+", by) }))
    .where("chatroom_id", "=", seat.chatroomId)
    .where("membership_id", "=", seat.membershipId)
    .returning("held_by_account_id")
    .executeTakeFirst();
  if (!isOffice && changed?.held_by_account_id === null) await addUnreadChats(db, seat.membershipId, by);
}

/** Returns SQL for the office's unread count in a community, which all its administrators share. */
export const officeUnread = (community: string) =>
  `(select coalesce(sum(o.unread_count), 0)::int from chatroom_members o
    where o.community_id = ${community} and o.is_office and o.unread_count > 0)`;

/** This is SQL for the unread count of the membership `m`; an administrator's includes that of the office. */
export const unreadChatsSql = `m.unread_chat_count
  + case when ${isAdministratorSql("m")} then ${officeUnread("m.community_id")} else 0 end`;

export type UnreadRow = {
  readonly account_id: number;
  readonly community_id: number;
  readonly chatroom_id: number;
  readonly unread_count: number;
};

/** Lists everybody's absolute unread counts in the rooms: of the members, and of each administrator for the office. */
export const listUnreadCounts = statement<{ rooms: readonly number[] }, UnreadRow>(
  "list_unread_chat_counts",
  `with concerned as (
     select s.community_id, s.membership_id as id, s.chatroom_id from chatroom_members s
     where s.chatroom_id = any(:rooms::bigint[]) and not s.is_office and s.held_by_account_id is null
     union
     select a.community_id, a.id, o.chatroom_id from chatroom_members o
       join memberships a on a.community_id = o.community_id and ${isAdministratorSql("a")}
     where o.chatroom_id = any(:rooms::bigint[]) and o.is_office
   )
   select m.account_id, m.community_id, concerned.chatroom_id, ${unreadChatsSql} as unread_count
   from concerned join memberships m on m.community_id = concerned.community_id and m.id = concerned.id
   where m.state = 'participating'`,
);
