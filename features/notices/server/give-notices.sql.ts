import { insideStates } from "#kit/contract/membership-state.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import { type CausedType, groupedTypes } from "../contract/notice-types.ts";

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
  readonly notice_type: CausedType;
  readonly notification_type: 1 | 2;
  readonly actor_membership_id: number | null;
  readonly actor_as_office: boolean;
  readonly post_id: number | null;
  readonly comment_id: number | null;
  readonly chatroom_id: number | null;
};

type Given = { readonly id: number; readonly membership_id: number };

/** The new notice replaces earlier ones about the same thing and says how many they were. */
async function supersede(db: Db, notice: NewNotice, { id, membership_id }: Given): Promise<void> {
  const earlier = await db
    .updateTable("notices")
    .set({ superseded: true, is_read: true })
    .where("membership_id", "=", membership_id)
    .where("post_id", "is not distinct from", notice.post_id)
    .where("comment_id", "is not distinct from", notice.comment_id)
    .where("notice_type", "=", notice.notice_type)
    .where("superseded", "=", false)
    .where("id", "<>", id)
    .returning("others")
    .execute();
  const others = earlier.reduce((sum, one) => sum + one.others + 1, 0);
  if (others > 0) await db.updateTable("notices").set({ others }).where("id", "=", id).execute();
}

/** Inserts one notice for each recipient in the community; a like or interest noticed before makes no second. */
export async function insertNotices(db: Db, notice: NewNotice, recipients: readonly number[], now: Date) {
  const present = await db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", notice.community_id)
    .where("id", "in", [...recipients])
    .where("state", "in", insideStates)
    .orderBy("id")
    .execute();
  if (present.length === 0) return [];
  const inserted = await db
    .insertInto("notices")
    .values(present.map(({ id }) => ({ ...notice, membership_id: id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "membership_id"])
    .execute();
  if (groupedTypes.some((type) => type === notice.notice_type))
    for (const given of inserted) await supersede(db, notice, given);
  return inserted;
}

/** A notice about a chat is shown to whom the chat is open; hidden, it counts as read. */
export const hideNoticesOfChats = (
  db: Db,
  membershipId: number,
  chatroomIds: readonly number[],
  superseded: boolean,
) =>
  db
    .updateTable("notices")
    .set({ superseded, ...(superseded && { is_read: true }) })
    .where("membership_id", "=", membershipId)
    .where("chatroom_id", "in", [...chatroomIds])
    .execute();
