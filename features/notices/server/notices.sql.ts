import type { Image } from "#features/files/contract/image.ts";
import { actorNameSql, ownChatSql } from "#features/memberships/server/index.ts";
import { COUNTED_AT_MOST } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { NoticeType } from "../contract/notice-types.ts";
import { picturesSql } from "./office-notices.sql.ts";
import type { Range } from "./range-of.ts";

export type NoticeRow = {
  readonly id: number;
  readonly community_id: number;
  readonly notice_type: NoticeType;
  readonly notification_type: 1 | 2;
  readonly is_read: boolean;
  readonly created_at: Date;
  readonly post_id: number | null;
  readonly chatroom_id: number | null;
  readonly post_title: string | null;
  readonly post_published: boolean | null;
  readonly actor_as_office: boolean;
  readonly others: number;
  readonly actor_name: string | null;
  readonly actor_file_id: number | null;
  readonly community_name: string;
  readonly office_title: string | null;
  readonly detail_link: string | null;
};
export type NoticeDetailRow = NoticeRow & {
  readonly office_content: string | null;
  readonly images: readonly Image[];
};

/** The chat of an interest is made by another feature, so it is read from the interest. */
const columns = `n.id, n.community_id, n.notice_type,
  coalesce(o.notification_type, n.notification_type) as notification_type, n.is_read, n.created_at, n.post_id,
  ${ownChatSql({ community: "n.community_id", chatroom: "coalesce(n.chatroom_id, i.chatroom_id)", membership: "n.membership_id" })} as chatroom_id, p.title as post_title, p.published as post_published,
  n.actor_as_office, n.others, ${actorNameSql("a", "n.actor_as_office")} as actor_name,
  case when n.actor_as_office then c.operating_file_id else aa.file_id end as actor_file_id,
  c.name as community_name, o.title as office_title, o.detail_link`;

const sources = `join communities c on c.id = n.community_id
  left join posts p on p.community_id = n.community_id and p.id = n.post_id
  left join memberships a on a.community_id = n.community_id and a.id = n.actor_membership_id
  left join accounts aa on aa.id = a.account_id
  left join interests i on n.notice_type = 'interest' and i.post_id = n.post_id
    and i.membership_id = n.actor_membership_id
  left join office_notices o on o.community_id = n.community_id and o.id = n.office_notice_id`;

/** What the office has taken back is gone at once, also while its rows are still being removed. */
const isRunning = "(n.office_notice_id is null or o.state = 'running')";

/** Lists one more than the page. */
export const listNoticesOf = statement<{ member: number } & Range, NoticeRow>(
  "list_notices",
  `select ${columns} from notices n ${sources}
   where n.membership_id = :member and not n.superseded and ${isRunning}
     and (:afterAt::timestamptz is null or (n.created_at, n.id) < (:afterAt, :afterId::bigint))
   order by n.created_at desc, n.id desc limit :size::int + 1 offset :offset`,
);

export const findNotice = statement<{ notice: number; member: number }, NoticeDetailRow>(
  "find_notice",
  `select ${columns}, o.content as office_content, ${picturesSql} as images
   from notices n ${sources} where n.id = :notice and n.membership_id = :member and ${isRunning}`,
);

export const countNotices = statement<{ member: number }, { total: number; unread: number }>(
  "count_notices",
  `select m.unread_notification_count as unread,
     (select count(*)::int from (
       select 1 from notices n where n.membership_id = m.id and not n.superseded limit ${COUNTED_AT_MOST}) counted) as total
   from memberships m where m.id = :member`,
);

export const markNoticeRead = (db: Db, membershipId: number, id: number) =>
  db
    .updateTable("notices")
    .set({ is_read: true })
    .where("membership_id", "=", membershipId)
    .where("id", "=", id)
    .where("is_read", "=", false)
    .returning("id")
    .executeTakeFirst();

export const markAllNoticesRead = (db: Db, membershipId: number) =>
  db
    .updateTable("notices")
    .set({ is_read: true })
    .where("membership_id", "=", membershipId)
    .where("is_read", "=", false)
    .execute();

/** The notices of members who have left are of no use to anybody. */
export const deleteNoticesOf = (db: Db, membershipIds: readonly number[]) =>
  db
    .deleteFrom("notices")
    .where("membership_id", "in", [...membershipIds])
    .execute();

/** Lists the members who have a notice about the post or the comment. */
export async function findNoticed(db: Db, cause: "post_id" | "comment_id", id: number): Promise<number[]> {
  const rows = await db
    .selectFrom("notices")
    .select("membership_id")
    .distinct()
    .where(cause, "=", id)
    .execute();
  return rows.map(({ membership_id }) => membership_id);
}
