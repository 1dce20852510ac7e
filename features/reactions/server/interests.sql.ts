import { sql } from "kysely";
import { ownChatSql } from "#features/memberships/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { LikeKey } from "./likes.sql.ts";

/** Returns true when it was not there before; a second click waits until the first is committed. */
export const insertInterest = async (db: Db, key: LikeKey, now: Date) =>
  (await db
    .insertInto("interests")
    .values({ ...key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("post_id")
    .executeTakeFirst()) !== undefined;

const own = { community: "i.community_id", chatroom: "i.chatroom_id", membership: "i.membership_id" };

export const findInterest = (db: Db, key: LikeKey) =>
  db
    .selectFrom("interests as i")
    .innerJoin("posts as p", (join) =>
      join.onRef("p.community_id", "=", "i.community_id").onRef("p.id", "=", "i.post_id"),
    )
    .select(["p.interest_count", sql<number | null>`${sql.raw(ownChatSql(own))}`.as("chatroom_id")])
    .where("i.community_id", "=", key.community_id)
    .where("i.post_id", "=", key.post_id)
    .where("i.membership_id", "=", key.membership_id)
    .executeTakeFirst();

export const updateInterestChat = (db: Db, key: LikeKey, chatroomId: number) =>
  db
    .updateTable("interests")
    .set({ chatroom_id: chatroomId })
    .where("community_id", "=", key.community_id)
    .where("post_id", "=", key.post_id)
    .where("membership_id", "=", key.membership_id)
    .execute();
