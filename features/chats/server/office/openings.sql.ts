import type { Db } from "#kit/server/database/database.ts";

type OpeningKey = {
  readonly communityId: number;
  readonly chatroomId: number;
  readonly membershipId: number;
};

export const insertOpening = (
  db: Db,
  { communityId, chatroomId, membershipId }: OpeningKey,
  readable_until: Date,
) =>
  db
    .insertInto("chat_openings")
    .values({
      community_id: communityId,
      chatroom_id: chatroomId,
      membership_id: membershipId,
      readable_until,
    })
    .onConflict((conflict) =>
      conflict.columns(["community_id", "chatroom_id", "membership_id"]).doUpdateSet({ readable_until }),
    )
    .execute();

/** Returns until when the administrator may read the chat; undefined without a stated reason. */
export const findOpening = async (
  db: Db,
  { communityId, chatroomId, membershipId }: OpeningKey,
  now: Date,
): Promise<Date | undefined> =>
  (
    await db
      .selectFrom("chat_openings")
      .select("readable_until")
      .where("community_id", "=", communityId)
      .where("chatroom_id", "=", chatroomId)
      .where("membership_id", "=", membershipId)
      .where("readable_until", ">", now)
      .executeTakeFirst()
  )?.readable_until;
