import type { Db } from "#kit/server/database/database.ts";

export type NewChatroom = {
  readonly community_id: number;
  readonly kind: "post" | "direct";
  readonly post_id?: number;
  readonly title?: string;
  readonly content_type?: number;
  readonly end_date?: Date;
  readonly direct_key?: string;
  readonly opened_by_membership_id?: number;
};

export type NewSeat = { readonly membership_id: number; readonly is_office: boolean };

/** Returns the id of the new room; undefined where the direct chat of this pair exists already. */
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
