import { COUNTED_AT_MOST } from "#kit/contract/paging.ts";
import { statement } from "#kit/server/database/statement.ts";
import { type ChatroomRow, roomColumns } from "./chatroom.sql.ts";
import { officeChatSql } from "./direct-chat.sql.ts";
import { officeUnread } from "./unread.sql.ts";

export type LatestMessage = {
  readonly membership_id: number;
  readonly create_by_admin: boolean;
  readonly content: string;
  readonly published: boolean;
  readonly created_at: string;
};

export type ChatroomListRow = {
  readonly total: number;
  readonly unread_count: number;
  readonly direct_chatroom_id: number | null;
  readonly rooms: readonly (Omit<ChatroomRow, "end_date" | "last_message_at" | "extended_at"> & {
    readonly end_date: string | null;
    readonly last_message_at: string;
    readonly latest: LatestMessage | null;
  })[];
};

type ListValues = {
  community: number;
  member: number;
  ofOffice: boolean;
  now: Date;
  size: number;
  offset: number;
};

/** Lists one page of a member's chats for the screen. A direct chat is listed once it has a message. */
export const listChatroomsOf = statement<ListValues, ChatroomListRow>(
  "list_chatrooms",
  `with seats as not materialized (
     select s.community_id, s.chatroom_id, s.last_message_at from chatroom_members s
     where s.membership_id = :member and not s.is_office and s.held_by_account_id is null
     union all
     select s.community_id, s.chatroom_id, s.last_message_at from chatroom_members s
     where :ofOffice::boolean and s.community_id = :community and s.is_office and not exists (
       select 1 from chatroom_members own
       where own.chatroom_id = s.chatroom_id and own.membership_id = :member and not own.is_office)
   ), listed as not materialized (
     select s.community_id, s.chatroom_id, s.last_message_at from seats s
       join chatrooms c on c.community_id = s.community_id and c.id = s.chatroom_id
     where c.kind = 'post' or c.message_count > 0
   ), page as (
     select * from listed order by last_message_at desc, chatroom_id desc limit :size offset :offset
   )
   select
     (select count(*)::int from (select 1 from listed limit ${COUNTED_AT_MOST}) counted) as total,
     (select m.unread_chat_count from memberships m where m.id = :member)
       + case when :ofOffice::boolean then ${officeUnread(":community")} else 0 end as unread_count,
     ${officeChatSql(":community", ":member::bigint")} as direct_chatroom_id,
     (select coalesce(json_agg(room order by room.last_message_at desc, room.id desc), '[]')
      from (
        select ${roomColumns}, to_json(latest) as latest
        from page
          join chatrooms r on r.community_id = page.community_id and r.id = page.chatroom_id
          join communities c on c.id = r.community_id
          left join posts p on p.community_id = r.community_id and p.id = r.post_id
          left join lateral (
            select l.membership_id, l.create_by_admin, l.content, l.published, l.created_at
            from chat_messages l where l.community_id = r.community_id and l.chatroom_id = r.id order by l.seq desc limit 1) latest on true
      ) room) as rooms`,
);
