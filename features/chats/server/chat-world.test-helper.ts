import { interestExpressed } from "#features/reactions/server/index.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { testTime } from "#kit/testing/clock.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

type Interest = { poster: string; interested: string; byAdmin?: boolean; contentType?: number };

/** Emits the events of a recruitment and somebody's interest in it; returns the chat they open. */
export async function openChat(
  server: TestServer,
  interest: Interest,
): Promise<{ room: number; post: number }> {
  const { kysely } = server.database;
  const { poster, interested, byAdmin = false, contentType = 2 } = interest;
  const posterId = server.ids.membership[poster] ?? 0;
  const interestedId = server.ids.membership[interested] ?? 0;
  const title = "広報紙の制作を手伝ってくださる方";
  const { id } = await kysely
    .insertInto("posts")
    .values({
      community_id: server.ids.aoba,
      membership_id: posterId,
      client_id: crypto.randomUUID(),
      content_type: contentType,
      post_by_admin: byAdmin,
      title,
      content: "<p>月に一度、編集会議があります。</p>",
      created_at: testTime,
      updated_at: testTime,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await inTransaction(server.services, async (work) => {
    await work.db
      .insertInto("interests")
      .values({
        community_id: server.ids.aoba,
        post_id: id,
        membership_id: interestedId,
        created_at: testTime,
      })
      .execute();
    const post = {
      id,
      community_id: server.ids.aoba,
      content_type: contentType,
      title,
      membership_id: posterId,
      post_by_admin: byAdmin,
    };
    await work.emit(interestExpressed, { post, interestedId });
  });
  const { chatroom_id } = await kysely
    .selectFrom("interests")
    .select("chatroom_id")
    .where("post_id", "=", id)
    .executeTakeFirstOrThrow();
  return { room: chatroom_id ?? 0, post: id };
}
