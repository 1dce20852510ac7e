import type { Author } from "#features/memberships/contract/author.ts";
import { authorSql } from "#features/memberships/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

type Reaction = { readonly post_id: number; readonly membership_id: number; readonly created_at: Date };

/** True when it was not there before. */
export const insertLike = async (db: Db, reaction: Reaction): Promise<boolean> =>
  (await db
    .insertInto("likes")
    .values(reaction)
    .onConflict((conflict) => conflict.columns(["post_id", "membership_id"]).doNothing())
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

/** True when it was there. */
export const deleteLike = async (db: Db, postId: number, membershipId: number): Promise<boolean> =>
  (await db
    .deleteFrom("likes")
    .where("post_id", "=", postId)
    .where("membership_id", "=", membershipId)
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

export const insertFavorite = (db: Db, reaction: Reaction) =>
  db
    .insertInto("favorites")
    .values(reaction)
    .onConflict((conflict) => conflict.columns(["membership_id", "post_id"]).doNothing())
    .execute();

export const deleteFavorite = (db: Db, postId: number, membershipId: number) =>
  db
    .deleteFrom("favorites")
    .where("post_id", "=", postId)
    .where("membership_id", "=", membershipId)
    .execute();

/** What somebody has kept is for their eyes alone. */
export const deleteFavoritesOf = (db: Db, membershipId: number) =>
  db.deleteFrom("favorites").where("membership_id", "=", membershipId).execute();

/** True when it was not there before; a second click waits for the first one to be committed. */
export const insertInterest = async (db: Db, reaction: Reaction): Promise<boolean> =>
  (await db
    .insertInto("interests")
    .values(reaction)
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

export const findLikeCount = (db: Db, postId: number) =>
  db.selectFrom("posts").select("like_count").where("id", "=", postId).executeTakeFirst();

type Values = { community: number; post: number; now: Date; size: number; offset: number };

/** The people behind likes or interests as `author`s, latest first. */
const people = (table: "likes" | "interests") =>
  statement<Values, { person: Author }>(
    `people_of_${table}`,
    `select ${authorSql("false")} as person
     from ${table} given
     join memberships m on m.id = given.membership_id
     join accounts a on a.id = m.account_id
     join communities c on c.id = :community::bigint
     where given.post_id = :post::bigint
     order by given.created_at desc, given.membership_id desc
     limit :size::int offset :offset::int`,
  );

export const peopleOfLikes = people("likes");
export const peopleOfInterests = people("interests");

export const setInterestChat = (db: Db, postId: number, membershipId: number, chatroomId: number) =>
  db
    .updateTable("interests")
    .set({ chatroom_id: chatroomId })
    .where("post_id", "=", postId)
    .where("membership_id", "=", membershipId)
    .execute();
