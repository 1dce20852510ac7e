import { beforeAll, describe, expect, test } from "vitest";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { createOfficialPost } from "#features/posts/contract/admin-calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showAnalytics } from "../contract/calls.ts";

/** It is noon of 2026-11-21 in Japan. */
const server = await startTestServer();
const { aoba, minato } = server.ids;
const OFFICE = 0;

const live = async (who: "misaki" | "yui" = "misaki", community_id = aoba) =>
  (await server.as(who).call(showAnalytics, { query: { community_id } })).data.live;
const form = (content_type: number) => ({
  client_id: crypto.randomUUID(),
  content_type,
  title: "近況",
  content: "<p>元気です</p>",
});
const write = async (who: "hanako" | "ken", contentType: number) =>
  (await server.as(who).call(createPost, { params: { id: aoba }, body: form(contentType) })).data.id;

test("people are counted by their state: paused members and candidates do not participate (R486)", async () => {
  expect(await live()).toEqual({
    today: "2026-11-21",
    alumni: 2,
    employees: 4,
    candidates: 1,
    unread_direct_chats: 0,
    open_interest_chats: { recruitment: 0, joboffer: 0 },
    posts_today: 0,
    comments_today: 0,
  });
});

describe("after a busy morning", () => {
  beforeAll(async () => {
    const recruitment = await write("ken", 2);
    await write("hanako", 1);
    await server.as("misaki").call(createOfficialPost, { params: { id: aoba }, body: form(1) });
    await server.as("hanako").call(createComment, {
      params: { id: recruitment },
      body: { client_id: crypto.randomUUID(), content: "参加したいです" },
    });
    await server.as("hanako").call(expressInterest, { params: { id: recruitment } });
    const { direct_chatroom_id: chatroom_id } = await server
      .as("ichiro")
      .call(startDirectChat, { params: { id: aoba }, body: { user_id: OFFICE } });
    for (const content of ["はじめまして", "お尋ねします"])
      await server.as("ichiro").call(sendDirectMessage, { params: { chatroom_id }, body: { content } });
  });

  test("everything shows at once; several messages of one person are one unread chat", async () => {
    expect(await live()).toMatchObject({
      unread_direct_chats: 1,
      open_interest_chats: { recruitment: 1, joboffer: 0 },
      posts_today: 2,
      comments_today: 1,
    });
  });
  test("another community sees nothing of it", async () => {
    expect(await live("yui", minato)).toMatchObject({
      unread_direct_chats: 0,
      open_interest_chats: { recruitment: 0, joboffer: 0 },
      posts_today: 0,
      comments_today: 0,
    });
  });
  test("today ends at midnight in Japan; the chat closes after its thirty days", async () => {
    server.clock.advance({ hours: 11, minutes: 59 });
    expect(await live()).toMatchObject({ posts_today: 2, comments_today: 1 });
    server.clock.advance({ minutes: 1 });
    expect(await live()).toMatchObject({
      today: "2026-11-22",
      posts_today: 0,
      comments_today: 0,
      open_interest_chats: { recruitment: 1 },
    });
    server.clock.advance({ days: 31 });
    expect(await live()).toMatchObject({ open_interest_chats: { recruitment: 0 }, unread_direct_chats: 1 });
  });
});
