import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { createGroup, joinGroup } from "#features/groups/contract/calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { keepPost } from "#features/reactions/contract/keep-calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import { call } from "#kit/contract/call.ts";
import { serve } from "#kit/server/http/serve.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { features } from "./features.ts";

const lockTwo = call.post("/test/locks", {
  access: "account",
  summary: "Locks two rows one after the other",
  body: z.object({ ids: z.array(z.number()).check(z.maxLength(2)) }),
});
let holding = 0;
const locks = serve(lockTwo, async ({ db }, { body: { ids } }) => {
  for (const id of ids) {
    await sql`select 1 from accounts where id = ${id} for update`.execute(db);
    holding += 1;
    await until("both hold one", () => holding >= 2);
  }
});

const server = await startTestServer({ features: [...features, { name: "locks", routes: [locks] }] });
const { aoba, account, membership } = server.ids;
const client_id = () => crypto.randomUUID();

async function writePost(content_type: number): Promise<number> {
  const body = { client_id: client_id(), content_type, title: "広報紙の編集", content: "<p>募集</p>" };
  return (await server.as("ken").call(createPost, { params: { id: aoba }, body })).data.id;
}
async function openChat(): Promise<number> {
  const input = { params: { id: aoba }, body: { user_id: membership.ken ?? 0 } };
  return (await server.as("hanako").call(startDirectChat, input)).direct_chatroom_id;
}
async function makeGroup(): Promise<number> {
  const body = { client_id: client_id(), name: "写真部" };
  return (await server.as("ken").call(createGroup, { params: { id: aoba }, body })).group.id;
}

const isWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.kysely);
  return rows.length > 0;
};

/** The call has read the row and waits to refer to it while it is removed. */
async function whileRemoved(
  table: "posts" | "chatrooms" | "groups",
  id: number,
  act: () => Promise<unknown>,
) {
  const removal = await server.database.kysely.startTransaction().execute();
  await removal.deleteFrom(table).where("id", "=", id).execute();
  const answer = act();
  await until("the call waits for the removal", isWaiting);
  await removal.commit().execute();
  return answer;
}

const as = server.as("hanako");
const recruitment = 2;
const cases = [
  [
    "a comment on a post",
    "posts",
    writePost,
    (id: number) =>
      as.send(createComment, { params: { id }, body: { client_id: client_id(), content: "楽しみです" } }),
  ],
  ["a like", "posts", writePost, (id: number) => as.send(likePost, { params: { id } })],
  ["keeping a post", "posts", writePost, (id: number) => as.send(keepPost, { params: { id } })],
  ["interest in a post", "posts", writePost, (id: number) => as.send(expressInterest, { params: { id } })],
  [
    "a message in a chat",
    "chatrooms",
    openChat,
    (id: number) =>
      as.send(sendDirectMessage, { params: { chatroom_id: id }, body: { content: "お元気ですか" } }),
  ],
  ["joining a group", "groups", makeGroup, (id: number) => as.send(joinGroup, { params: { id } })],
] as const;

// On the embedded engine, a transaction begins only after the other has ended.
describe.runIf(engine === "postgres")("on a server, where transactions run side by side", () => {
  test.each(cases)("%s that is being removed is not found", async (_, table, make, act) => {
    const id = await make(recruitment);
    expect(await whileRemoved(table, id, () => act(id))).toMatchObject({
      status: 404,
      body: { error_message_code: "RECORD_NOT_FOUND" },
    });
  });

  test("two that wait for each other both get done", async () => {
    const pair = [account.hanako, account.ken];
    const answers = [pair, pair.toReversed()].map((ids) => as.send(lockTwo, { body: { ids } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
