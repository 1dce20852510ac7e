import type { Db } from "#kit/server/database/database.ts";

export type LikeKey = {
  readonly community_id: number;
  readonly post_id: number;
  readonly membership_id: number;
};

/** Returns true when it was not there before. */
export const insertLike = async (db: Db, key: LikeKey, now: Date) =>
  (await db
    .insertInto("likes")
    .values({ ...key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

/** Returns true when it was there. */
export const deleteLike = async (db: Db, key: LikeKey) =>
  (await db
    .deleteFrom("likes")
    .where("community_id", "=", key.community_id)
    .where("post_id", "=", key.post_id)
    .where("membership_id", "=", key.membership_id)
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

export const findLikeCount = (db: Db, postId: number) =>
  db.selectFrom("posts").select("like_count").where("id", "=", postId).executeTakeFirst();
