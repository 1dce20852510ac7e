import type { Db } from "#kit/server/database/database.ts";
import type { LikeKey } from "./likes.sql.ts";

export const insertFavorite = (db: Db, key: LikeKey, now: Date) =>
  db
    .insertInto("favorites")
    .values({ ...key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteFavorite = (db: Db, key: LikeKey) =>
  db
    .deleteFrom("favorites")
    .where("community_id", "=", key.community_id)
    .where("post_id", "=", key.post_id)
    .where("membership_id", "=", key.membership_id)
    .execute();

/** Saved posts are private, so nobody else needs them. */
export const deleteFavoritesOf = (db: Db, membershipIds: readonly number[]) =>
  db
    .deleteFrom("favorites")
    .where("membership_id", "in", [...membershipIds])
    .execute();
