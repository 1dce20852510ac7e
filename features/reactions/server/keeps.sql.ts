import type { Db } from "#kit/server/database/database.ts";

export const insertFavorite = (db: Db, post_id: number, membership_id: number, now: Date) =>
  db
    .insertInto("favorites")
    .values({ post_id, membership_id, created_at: now })
    .onConflict((conflict) => conflict.columns(["membership_id", "post_id"]).doNothing())
    .execute();

export const deleteFavorite = (db: Db, postId: number, membershipId: number) =>
  db
    .deleteFrom("favorites")
    .where("post_id", "=", postId)
    .where("membership_id", "=", membershipId)
    .execute();

/** Saved posts are private, so nobody else needs them. */
export const deleteFavoritesOf = (db: Db, membershipIds: readonly number[]) =>
  db
    .deleteFrom("favorites")
    .where("membership_id", "in", [...membershipIds])
    .execute();
