import type { Db } from "#kit/server/database/database.ts";

/** Returns true when it was not there before. */
export const insertLike = async (db: Db, post_id: number, membership_id: number, now: Date) =>
  (await db
    .insertInto("likes")
    .values({ post_id, membership_id, created_at: now })
    .onConflict((conflict) => conflict.columns(["post_id", "membership_id"]).doNothing())
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

/** Returns true when it was there. */
export const deleteLike = async (db: Db, postId: number, membershipId: number) =>
  (await db
    .deleteFrom("likes")
    .where("post_id", "=", postId)
    .where("membership_id", "=", membershipId)
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

export const findLikeCount = (db: Db, postId: number) =>
  db.selectFrom("posts").select("like_count").where("id", "=", postId).executeTakeFirst();
