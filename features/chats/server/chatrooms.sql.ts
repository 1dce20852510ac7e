import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

/** One of the two sides of a room. */
export type Seat = {
  readonly membership_id: number;
  readonly is_office: boolean;
  readonly read_seq: number;
  readonly unread_count: number;
  readonly has_agreed: boolean;
  readonly display_name: string;
  readonly kind: MemberKind;
  readonly state: MembershipState;
  readonly left_at: string | null;
  readonly has_account: boolean;
  readonly file_id: number | null;
};

export type ChatroomRow = {
  readonly id: number;
  readonly community_id: number;
  readonly kind: "post" | "direct";
  readonly post_id: number | null;
  readonly post_by_admin: boolean;
  readonly title: string;
  readonly content_type: number | null;
  readonly end_date: Date | null;
  readonly extended_at: Date | null;
  readonly last_seq: number;
  readonly last_message_at: Date;
  readonly operating_name: string;
  readonly operating_file_id: number | null;
  readonly seats: readonly Seat[];
};

const roomColumns = `c.id, c.community_id, c.kind, c.post_id, coalesce(p.post_by_admin, false) as post_by_admin,
  c.title, c.content_type, c.end_date, c.extended_at, c.last_seq, c.last_message_at,
  co.operating_name, co.operating_file_id,
  (select json_agg(json_build_object(
      'membership_id', cm.membership_id, 'is_office', cm.is_office, 'read_seq', cm.read_seq,
      'unread_count', cm.unread_count, 'has_agreed', cm.extension_agreed_at is not null,
      'display_name', m.display_name, 'kind', m.kind, 'state', m.state, 'left_at', m.withdrawn_at,
      'has_account', a.deleted_at is null, 'file_id', a.file_id))
    from chatroom_members cm
      join memberships m on m.id = cm.membership_id
      join accounts a on a.id = m.account_id
    where cm.chatroom_id = c.id) as seats`;

export const findChatroom = statement<{ room: number }, ChatroomRow>(
  "find_chatroom",
  `select ${roomColumns}
   from chatrooms c join communities co on co.id = c.community_id left join posts p on p.id = c.post_id
   where c.id = :room`,
);

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

/** What the office has not read yet in a community, for every administrator alike. */
const officeUnread = (community: string) =>
  `(select coalesce(sum(o.unread_count), 0)::int from chatroom_members o
    where o.community_id = ${community} and o.is_office and o.unread_count > 0)`;

/** What the membership `m` has not read, for administrators together with what the office has not. */
export const unreadChatsSql = `m.unread_chat_count
  + case when m.role <> 'member' then ${officeUnread("m.community_id")} else 0 end`;

/** Beyond this many chats the number of pages is no longer exact, so that counting stays cheap. */
const COUNTED_AT_MOST = 10_000;

type ListValues = {
  community: number;
  member: number;
  /** Also the chats of the management office. */
  ofOffice: boolean;
  size: number;
  offset: number;
};

/** One page of a member's chats with what the screen needs beside it. A direct chat is listed once something was said in it. */
export const listChatroomsOf = statement<ListValues, ChatroomListRow>(
  "list_chatrooms",
  `with seats as not materialized (
     select s.chatroom_id, s.last_message_at from chatroom_members s where s.membership_id = :member and not s.is_office
     union all
     select s.chatroom_id, s.last_message_at from chatroom_members s
     where :ofOffice::boolean and s.community_id = :community and s.is_office and not exists (
       select 1 from chatroom_members own
       where own.chatroom_id = s.chatroom_id and own.membership_id = :member and not own.is_office)
   ), listed as not materialized (
     select s.chatroom_id, s.last_message_at from seats s join chatrooms c on c.id = s.chatroom_id
     where c.kind = 'post' or c.message_count > 0
   ), page as (
     select * from listed order by last_message_at desc, chatroom_id desc limit :size offset :offset
   )
   select
     (select count(*)::int from (select 1 from listed limit ${COUNTED_AT_MOST}) counted) as total,
     (select m.unread_chat_count from memberships m where m.id = :member)
       + case when :ofOffice::boolean then ${officeUnread(":community")} else 0 end as unread_count,
     (select d.id from chatrooms d where d.community_id = :community and d.direct_key = 'office:' || :member::bigint)
       as direct_chatroom_id,
     (select coalesce(json_agg(room order by room.last_message_at desc, room.id desc), '[]')
      from (
        select ${roomColumns}, to_json(latest) as latest
        from page
          join chatrooms c on c.id = page.chatroom_id
          join communities co on co.id = c.community_id
          left join posts p on p.id = c.post_id
          left join lateral (
            select l.membership_id, l.create_by_admin, l.content, l.published, l.created_at
            from chat_messages l where l.chatroom_id = c.id order by l.seq desc limit 1) latest on true
      ) room) as rooms`,
);

/** Everything that numbers, reads or closes a room waits here for its turn, so that numbers have no gaps. */
export const lockChatroom = (db: Db, id: number) =>
  db
    .selectFrom("chatrooms")
    .select(["last_seq", "end_date", "extended_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export type NewChatroom = {
  readonly community_id: number;
  readonly kind: "post" | "direct";
  readonly post_id?: number;
  readonly title?: string;
  readonly content_type?: number;
  readonly end_date?: Date;
  readonly direct_key?: string;
};
export type NewSeat = { readonly membership_id: number; readonly is_office: boolean };

/** The id of the new room, or undefined where the direct chat of this pair exists already. */
export async function insertChatroom(db: Db, room: NewChatroom, seats: readonly NewSeat[], now: Date) {
  const inserted = await db
    .insertInto("chatrooms")
    .values({ ...room, last_message_at: now, created_at: now })
    .onConflict((conflict) => conflict.columns(["community_id", "direct_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  const { community_id } = room;
  await db
    .insertInto("chatroom_members")
    .values(seats.map((seat) => ({ ...seat, chatroom_id: inserted.id, community_id, last_message_at: now })))
    .execute();
  return inserted.id;
}

export const findDirectChatroom = (db: Db, communityId: number, directKey: string) =>
  db
    .selectFrom("chatrooms")
    .select("id")
    .where("community_id", "=", communityId)
    .where("direct_key", "=", directKey)
    .executeTakeFirst();

/** The one with whom a direct chat is to be started, in one of the states. */
export const findDirectPartner = (
  db: Db,
  communityId: number,
  membershipId: number,
  states: readonly MembershipState[],
) =>
  db
    .selectFrom("memberships")
    .select((eb) => ["id", eb("role", "!=", "member").as("is_administrator")])
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .where("state", "in", [...states])
    .executeTakeFirst();

/** The office's seat needs some administrator's row; who it is makes no difference. */
export const findOfficeSeat = (db: Db, communityId: number, except: number) =>
  db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where("role", "!=", "member")
    .where("state", "=", "participating")
    .where("id", "!=", except)
    .orderBy("role")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

export const agreeToExtend = (db: Db, chatroomId: number, membershipId: number, now: Date) =>
  db
    .updateTable("chatroom_members")
    .set({ extension_agreed_at: now })
    .where("chatroom_id", "=", chatroomId)
    .where("membership_id", "=", membershipId)
    .where("extension_agreed_at", "is", null)
    .execute();

/** Moves the end once, and only when both sides have agreed; answers the new end, or undefined. */
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

const roomsOf = (db: Db, membershipId: number) =>
  db
    .selectFrom("chatroom_members")
    .select("chatroom_id")
    .where("membership_id", "=", membershipId)
    .where("is_office", "=", false);

/** Those still open end now. */
export const endInterestChats = (db: Db, membershipId: number, now: Date) =>
  db
    .updateTable("chatrooms")
    .set({ end_date: now })
    .where("id", "in", roomsOf(db, membershipId))
    .where("kind", "=", "post")
    .where("end_date", ">", now)
    .returning(["id", "last_seq", "end_date"])
    .execute();

export const listDirectRooms = (db: Db, membershipId: number) =>
  db
    .selectFrom("chatrooms")
    .select(["id", "last_seq", "end_date"])
    .where("id", "in", roomsOf(db, membershipId))
    .where("kind", "=", "direct")
    .execute();

export type UnreadRow = { readonly account_id: number; readonly unread_count: number };

/** The absolute unread count of everybody a room concerns: its person or persons, and each administrator for the office. */
export const listUnreadCounts = statement<{ room: number }, UnreadRow>(
  "list_unread_chat_counts",
  `with concerned as (
     select s.membership_id as id from chatroom_members s where s.chatroom_id = :room and not s.is_office
     union
     select a.id from chatroom_members o
       join memberships a on a.community_id = o.community_id and a.role <> 'member'
     where o.chatroom_id = :room and o.is_office
   )
   select m.account_id, ${unreadChatsSql} as unread_count
   from concerned join memberships m on m.id = concerned.id
   where m.state = 'participating'`,
);
