import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { NoticeType } from "../contract/notice-types.ts";

export const findUnreadCounts = statement<
  { members: readonly number[] },
  { account_id: number; community_id: number; unread_notification_count: number }
>(
  "find_unread_notice_counts",
  `select account_id, community_id, unread_notification_count from memberships
   where id = any(:members::bigint[]) and state = 'participating'`,
);

export type NewNotice = {
  readonly community_id: number;
  readonly notice_type: NoticeType;
  readonly notification_type: 1 | 2;
  readonly actor_membership_id: number | null;
  readonly actor_as_office: boolean;
  readonly post_id: number | null;
  readonly comment_id: number | null;
};

/** One for each who belongs to the community; a like or interest noticed before makes no second one. */
export async function insertNotices(db: Db, notice: NewNotice, recipients: readonly number[], now: Date) {
  const present = await db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", notice.community_id)
    .where("id", "in", [...recipients])
    .where("state", "in", ["participating", "paused"])
    .orderBy("id")
    .execute();
  if (present.length === 0) return [];
  const inserted = await db
    .insertInto("notices")
    .values(present.map(({ id }) => ({ ...notice, membership_id: id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "membership_id"])
    .execute();
  return inserted;
}
