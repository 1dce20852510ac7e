import { describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listChatrooms, showChat } from "../contract/calls.ts";
import { removeChatMessage, sendChatMessage } from "../contract/message-calls.ts";
import { openChat } from "./chat-world.test-helper.ts";

const server = await startTestServer();
const params = async () => ({ room: (await openChat(server, { poster: "ken", interested: "hanako" })).room });
const history = async (room: number, since_seq?: number) =>
  server.as("ken").call(showChat, { params: { room }, query: { since_seq } });

describe("sending", () => {
  test("the other side reads the message, unread, with the room at the top of the list (R503)", async () => {
    const { room } = await params();
    const { message } = await server.as("hanako").call(sendChatMessage, {
      params: { room },
      body: { content: "  はじめまして。\r\n興味があります。 " },
    });
    expect(message).toMatchObject({
      content: "はじめまして。\n興味があります。",
      mine: true,
      read: false,
      seq: 1,
    });
    const { chatrooms, unread_count } = await server
      .as("ken")
      .call(listChatrooms, { params: { id: server.ids.aoba } });
    expect(unread_count).toBe(1);
    expect(chatrooms[0]).toMatchObject({
      id: room,
      display_name: "佐藤 花子",
      user_type: "alumni",
      unread_chat_count: 1,
      closed: false,
      latest_content: { content: "はじめまして。\n興味があります。", my_content: false },
    });
    await server.as("hanako").call(removeChatMessage, { params: { room }, body: { content_id: message.id } });
  });

  test("64 sends at once with one client_id are one message, answered to all", async () => {
    const { room } = await params();
    const body = { content: "一度だけ届きますか", client_id: crypto.randomUUID() };
    const sender = server.as("hanako");
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => sender.call(sendChatMessage, { params: { room }, body })),
    );
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    const { messages, chatroom } = await history(room);
    expect(messages.map(({ content }) => content)).toEqual([body.content]);
    expect(chatroom).toMatchObject({ last_seq: 1, unread_chat_count: 1 });
  });

  test("50 sends at once by both keep order and numbers without a gap", async () => {
    const { room } = await params();
    const people = [server.as("hanako"), server.as("ken")] as const;
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        people[i % 2 === 0 ? 0 : 1].call(sendChatMessage, {
          params: { room },
          body: { content: `${i}通目` },
        }),
      ),
    );
    const { messages, chatroom } = await history(room, 0);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(messages.map(({ created_at }) => created_at)).toEqual(
      messages.map(({ created_at }) => created_at).toSorted(),
    );
    expect(chatroom).toMatchObject({ last_seq: 50, unread_chat_count: 25 });
  });

  test.each([
    ["nothing", "", "REQUIRED"],
    ["only white space", " \n\t　", "REQUIRED"],
    ["2,001 characters", "あ".repeat(2001), "TOO_LONG"],
    ["half of a sign", "a\ud800b", "INVALID_CHARACTERS"],
  ])("%s is refused at the field", async (_, content, code) => {
    const { room } = await params();
    await expect(
      server.as("hanako").call(sendChatMessage, { params: { room }, body: { content } }),
    ).rejects.toMatchObject({ status: 400, faults: [{ field: "content", message_code: code }] });
  });

  test("2,000 emoji, each one character to a person, are sent", async () => {
    const { room } = await params();
    const content = "👩‍👧".repeat(2000);
    const { message } = await server
      .as("hanako")
      .call(sendChatMessage, { params: { room }, body: { content } });
    expect(message.content).toBe(content);
  });
});

describe("who may", () => {
  test.each([
    ["somebody of the community who does not take part", "ichiro", 404],
    ["an administrator, in a chat of two members", "misaki", 404],
    ["a member of another community", "ren", 404],
    ["an administrator of another community", "yui", 404],
    ["a candidate", "aoi", 403],
    ["a paused member", "sho", 403],
    ["a guest", "guest", 401],
    ["the operator", "unei", 403],
  ] as const)("%s can neither read nor write", async (_, who, status) => {
    const { room } = await params();
    const caller = server.as(who);
    await expect(caller.call(showChat, { params: { room } })).rejects.toMatchObject({ status });
    await expect(
      caller.call(sendChatMessage, { params: { room }, body: { content: "見えますか" } }),
    ).rejects.toMatchObject({ status });
    expect((await history(room)).messages).toEqual([]);
  });

  test("a member whom an administrator blocked from posting is refused in a chat with a member", async () => {
    const { room } = await params();
    const membership = server.ids.membership.hanako ?? 0;
    const block = (posting_blocked: boolean) =>
      server.database.kysely
        .updateTable("memberships")
        .set({ posting_blocked })
        .where("id", "=", membership)
        .execute();
    await block(true);
    server.services.access.forgetAccount(server.ids.account.hanako);
    await expect(
      server.as("hanako").call(sendChatMessage, { params: { room }, body: { content: "送れますか" } }),
    ).rejects.toMatchObject({ status: 400, code: "FORBIDDEN_OPERATION" });
    await block(false);
    server.services.access.forgetAccount(server.ids.account.hanako);
  });
});
