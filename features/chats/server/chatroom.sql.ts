import type { Author } from "#features/memberships/contract/author.ts";
import { authorSql } from "#features/memberships/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

/** A seat is one of the two sides of a room. */
export type Seat = {
  readonly membership_id: number;
  readonly is_office: boolean;
  readonly read_seq: number;
  readonly unread_count: number;
  readonly has_agreed: boolean;
  readonly has_account: boolean;
  /** An earlier owner of the membership sits here, who has not let the present one in. */
  readonly is_held: boolean;
  readonly author: Author;
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
  readonly seats: readonly Seat[];
  readonly openings: readonly { readonly at: string; readonly by: string | null; readonly reason: string }[];
};

export const roomColumns = `r.id, r.community_id, r.kind, r.post_id, coalesce(p.post_by_admin, false) as post_by_admin,
  r.title, r.content_type, r.end_date, r.extended_at, r.last_seq, r.last_message_at,
  (select json_agg(json_build_object(
      'membership_id', cm.membership_id, 'is_office', cm.is_office, 'read_seq', cm.read_seq,
      'unread_count', cm.unread_count, 'has_agreed', cm.extension_agreed_at is not null,
      'has_account', a.deleted_at is null,
      'is_held', cm.held_by_account_id is not null, 'author', ${authorSql("cm.is_office")}))
    from chatroom_members cm
      join memberships m on m.community_id = cm.community_id and m.id = cm.membership_id
      join accounts a on a.id = m.account_id
    where cm.chatroom_id = r.id) as seats`;

/** The previous version of the server has kept openings without their time and reason. */
const openings = `(select coalesce(json_agg(json_build_object(
      'at', o.opened_at, 'by', nullif(m.display_name, ''), 'reason', o.reason) order by o.opened_at desc), '[]')
    from chat_openings o
      join memberships m on m.community_id = o.community_id and m.id = o.membership_id
    where o.community_id = r.community_id and o.chatroom_id = r.id and o.reason is not null) as openings`;

export const findChatroom = statement<{ room: number; now: Date }, ChatroomRow>(
  "find_chatroom",
  `select ${roomColumns}, ${openings}
   from chatrooms r join communities c on c.id = r.community_id left join posts p on p.community_id = r.community_id and p.id = r.post_id
   where r.id = :room`,
);

/** Whatever numbers, reads or closes a room locks it first, so that its numbers have no gaps. */
export const lockChatroom = (db: Db, id: number) =>
  db
    .selectFrom("chatrooms")
    .select(["last_seq", "end_date", "extended_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
