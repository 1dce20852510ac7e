import { describe, expect, test } from "vitest";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { enter, keyMailedTo } from "#features/employees/server/employees.test-helper.ts";
import { showAdminInvitationKey, showInvitationKey } from "#features/invitations/contract/calls.ts";
import { createOfficialPost } from "#features/posts/contract/admin-calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showAnalytics } from "../contract/calls.ts";

/** It is noon of 2026-11-21 in Japan. */
const server = await startTestServer();
const { aoba, minato } = server.ids;
const OFFICE = 0;

const todo = async (who: "misaki" | "yui" = "misaki", community_id = aoba) =>
  (await server.as(who).call(showAnalytics, { query: { community_id } })).data.todo;

const form = (title: string) => ({
  client_id: crypto.randomUUID(),
  content_type: 1,
  title,
  content: "<p>元気です</p>",
});
const write = async (title: string) =>
  (await server.as("hanako").call(createPost, { params: { id: aoba }, body: form(title) })).data.id;

test("at first only the candidate waits, and the community is far from its limit", async () => {
  expect(await todo()).toEqual({
    candidates: { count: 1, oldest_applied_at: expect.any(String) },
    returned_mails: 0,
    unread_chats: 0,
    unanswered_posts: { count: 0, from: "2026-10-22", to: "2026-11-18" },
    ending_keys: 0,
    ending_employee_invitations: 0,
    members: { alumni: 3, employees: 4, limit: expect.any(Number) },
  });
});

test("it says since when the one who has waited longest does", async () => {
  const { candidates } = await todo();
  const [row] = await server.database.kysely
    .selectFrom("memberships")
    .select(["applied_at", "created_at"])
    .where("id", "=", server.ids.membership.aoi ?? 0)
    .execute();
  expect(candidates.oldest_applied_at).toBe((row?.applied_at ?? row?.created_at)?.toISOString());
});

test("a post waits once nobody has commented for two whole days; answered and official ones do not", async () => {
  await write("誰か教えてください");
  const answered = await write("近況です");
  const body = { client_id: crypto.randomUUID(), content: "いいですね" };
  await server.as("ken").call(createComment, { params: { id: answered }, body });
  await server.as("misaki").call(createOfficialPost, { params: { id: aoba }, body: form("お知らせ") });
  // The post does not count until the end of the second day after its own.
  server.clock.advance({ days: 2, hours: 11, minutes: 59 });
  expect((await todo()).unanswered_posts.count).toBe(0);
  server.clock.advance({ minutes: 1 });
  const { count, to } = (await todo()).unanswered_posts;
  expect({ count, to }).toEqual({ count: 1, to: "2026-11-21" });
});

describe("a chat with the office", () => {
  const say = async (content: string) => {
    const { direct_chatroom_id: chatroom_id } = await server
      .as("ichiro")
      .call(startDirectChat, { params: { id: aoba }, body: { user_id: OFFICE } });
    await server.as("ichiro").call(sendDirectMessage, { params: { chatroom_id }, body: { content } });
  };
  test("waits from the first message that has been unread for a day on, however many follow", async () => {
    await say("お尋ねします");
    server.clock.advance({ hours: 23 });
    await say("いかがでしょうか");
    expect((await todo()).unread_chats).toBe(0);
    server.clock.advance({ hours: 1, minutes: 1 });
    expect((await todo()).unread_chats).toBe(1);
    expect((await todo("yui", minato)).unread_chats).toBe(0);
  });
});

test("the office's codes and employees' invitations wait in their last seven days; members' codes do not", async () => {
  await server.as("misaki").call(showAdminInvitationKey, { params: { id: aoba } });
  await server.as("hanako").call(showInvitationKey, { params: { id: aoba } });
  server.clock.advance({ days: 60 });
  await enter(server, "misaki", aoba, { email: "daichi@example.jp" });
  await keyMailedTo(server, "daichi@example.jp");
  expect(await todo()).toMatchObject({ ending_keys: 0, ending_employee_invitations: 0 });
  server.clock.advance({ days: 24 });
  expect(await todo()).toMatchObject({ ending_keys: 1, ending_employee_invitations: 1 });
  server.clock.advance({ days: 7 });
  expect(await todo()).toMatchObject({ ending_keys: 0, ending_employee_invitations: 0 });
});

describe("who may look", () => {
  test.each([
    ["guest", 401, "ERROR_UNAUTHENTICATED"],
    ["hanako", 403, "ERROR_FORBIDDEN"],
    ["ken", 403, "ERROR_FORBIDDEN"],
    ["sho", 403, "ERROR_FORBIDDEN"],
    ["aoi", 403, "ERROR_FORBIDDEN"],
    ["yui", 404, "RECORD_NOT_FOUND"],
    ["unei", 403, "ERROR_FORBIDDEN"],
  ] as const)("%s is refused", async (who, status, code) => {
    await expect(server.as(who).call(showAnalytics, { query: { community_id: aoba } })).rejects.toMatchObject(
      { status, code },
    );
  });
  test.each(["misaki", "makoto"] as const)("%s, an administrator, is not", async (who) => {
    const { data } = await server.as(who).call(showAnalytics, { query: { community_id: aoba } });
    expect(data.todo.members.employees).toBe(4);
  });
  test("a community has to be named", async () => {
    await expect(server.as("misaki").call(showAnalytics, {})).rejects.toMatchObject({ status: 400 });
  });
});
