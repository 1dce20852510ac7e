import type { Db } from "#kit/server/database/database.ts";

type OpeningKey = {
  readonly communityId: number;
  readonly chatroomId: number;
  readonly membershipId: number;
};

export const insertOpening = (
  db: Db,
  { communityId, chatroomId, membershipId }: OpeningKey,
  opening: { readonly readable_until: Date; readonly opened_at: Date; readonly reason: string },
) =>
  db
    .insertInto("chat_openings")
    .values({
      community_id: communityId,
      chatroom_id: chatroomId,
      membership_id: membershipId,
      ...opening,
    })
    .onConflict((conflict) =>
      conflict.columns(["community_id", "chatroom_id", "membership_id"]).doUpdateSet(opening),
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
