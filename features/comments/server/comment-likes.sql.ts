import type { Db } from "#kit/server/database/database.ts";

type Like = { readonly community_id: number; readonly comment_id: number; readonly membership_id: number };

/** Returns true when it was not there before. */
export const insertCommentLike = async (db: Db, like: Like, now: Date) =>
  (await db
    .insertInto("comment_likes")
    .values({ ...like, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("comment_id")
    .executeTakeFirst()) !== undefined;

/** Returns true when it was there. */
export const deleteCommentLike = async (db: Db, { community_id, comment_id, membership_id }: Like) =>
  (await db
    .deleteFrom("comment_likes")
    .where("community_id", "=", community_id)
    .where("comment_id", "=", comment_id)
    .where("membership_id", "=", membership_id)
    .returning("comment_id")
    .executeTakeFirst()) !== undefined;

/** Adds to the like counter; returns undefined when the comment is gone. */
export const updateLikeCount = (db: Db, id: number, by: 1 | 0 | -1) =>
  db
    .updateTable("comments")
    .set((eb) => ({ like_count: eb("like_count", "+", by) }))
    .where("id", "=", id)
    .returning("like_count")
    .executeTakeFirst();
