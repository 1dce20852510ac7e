import type { Db } from "#kit/server/database/database.ts";

/** Returns true when it was not there before; a second click waits until the first is committed. */
export const insertInterest = async (db: Db, post_id: number, membership_id: number, now: Date) =>
  (await db
    .insertInto("interests")
    .values({ post_id, membership_id, created_at: now })
    .onConflict((conflict) => conflict.columns(["post_id", "membership_id"]).doNothing())
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

export const findInterest = (db: Db, postId: number, membershipId: number) =>
  db
    .selectFrom("interests as i")
    .innerJoin("posts as p", "p.id", "i.post_id")
    .select(["i.chatroom_id", "p.interest_count"])
    .where("i.post_id", "=", postId)
    .where("i.membership_id", "=", membershipId)
    .executeTakeFirst();

export const updateInterestChat = (db: Db, postId: number, membershipId: number, chatroomId: number) =>
  db
    .updateTable("interests")
    .set({ chatroom_id: chatroomId })
    .where("post_id", "=", postId)
    .where("membership_id", "=", membershipId)
    .execute();
