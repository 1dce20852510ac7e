import { describe, expect, test } from "vitest";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { extendChat, listChatrooms, markChatRead, showChat } from "../contract/calls.ts";
import { removeChatMessage, sendChatMessage } from "../contract/message-calls.ts";
import { openChat } from "./chat-world.test-helper.ts";

const server = await startTestServer();
const hanako = server.as("hanako");
const ken = server.as("ken");
const open = async () => (await openChat(server, { poster: "ken", interested: "hanako" })).room;
const say = async (room: number, content: string, from = hanako) =>
  (await from.call(sendChatMessage, { params: { room }, body: { content } })).message;
const sayMany = async (room: number, count: number) => {
  for (let i = 1; i <= count; i += 1) await say(room, `${i}通目`);
};

describe("reading back", () => {
  test("pages go back from the newest without a hole or a double", async () => {
    const room = await open();
    await sayMany(room, 65);
    const first = await ken.call(showChat, { params: { room } });
    const second = await ken.call(showChat, {
      params: { room },
      query: { before_seq: first.messages[0]?.seq },
    });
    const third = await ken.call(showChat, {
      params: { room },
      query: { before_seq: second.messages[0]?.seq },
    });
    expect([first.has_more, second.has_more, third.has_more]).toEqual([true, true, false]);
    expect([...third.messages, ...second.messages, ...first.messages].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 65 }, (_, i) => i + 1),
    );
  });

  test("catching up brings what was sent and what was deleted since, whoever was away", async () => {
    const room = await open();
    const early = await say(room, "あとで削除します");
    await say(room, "残ります");
    const seen = (await ken.call(showChat, { params: { room } })).chatroom.last_seq;
    await say(room, "留守の間に届きました");
    await hanako.call(removeChatMessage, { params: { room }, body: { content_id: early.id } });
    const missed = await ken.call(showChat, { params: { room }, query: { since_seq: seen } });
    expect(missed.messages).toMatchObject([
      { id: early.id, published: false, content: "", seq: 1, changed_seq: 4 },
      { content: "留守の間に届きました", published: true, seq: 3, changed_seq: 3 },
    ]);
    expect(missed.chatroom.last_seq).toBe(4);
    expect(missed.has_more).toBe(false);
  });

  test("a long absence is caught up in several answers that join without a hole", async () => {
    const room = await open();
    await sayMany(room, 205);
    const first = await ken.call(showChat, { params: { room }, query: { since_seq: 0 } });
    expect(first.has_more).toBe(true);
    const reached = Math.max(...first.messages.map(({ changed_seq }) => changed_seq));
    const rest = await ken.call(showChat, { params: { room }, query: { since_seq: reached } });
    expect(rest.messages.map(({ seq }) => seq)).toEqual([201, 202, 203, 204, 205]);
  });
});

describe("deleting", () => {
  test("the text is gone for both, the unread count goes down, and a second delete changes nothing (R267)", async () => {
    const room = await open();
    const { id } = await say(room, "間違えました");
    const remove = () => hanako.call(removeChatMessage, { params: { room }, body: { content_id: id } });
    await Promise.all([remove(), remove(), remove()]);
    const { messages, chatroom } = await ken.call(showChat, { params: { room } });
    expect(messages).toMatchObject([{ id, published: false, content: "" }]);
    expect(chatroom).toMatchObject({ last_seq: 2, unread_chat_count: 0 });
  });

  test("nobody deletes what the other wrote, nor a message of another room", async () => {
    const [room, elsewhere] = [await open(), await open()];
    const { id } = await say(room, "わたしの言葉です");
    const body = { content_id: id };
    await expect(ken.call(removeChatMessage, { params: { room }, body })).rejects.toMatchObject({
      status: 400,
      code: "FORBIDDEN_OPERATION",
    });
    await expect(hanako.call(removeChatMessage, { params: { room: elsewhere }, body })).rejects.toMatchObject(
      { status: 404 },
    );
  });
});

describe("read marks (R142)", () => {
  const unread = async () =>
    (await ken.call(listChatrooms, { params: { id: server.ids.aoba } })).unread_count;

  test("reading up to a number leaves what came after it unread, and is shown to the sender", async () => {
    const room = await open();
    const before = await unread();
    await sayMany(room, 3);
    expect(await unread()).toBe(before + 3);
    expect(await ken.call(markChatRead, { params: { room }, body: { seq: 2 } })).toMatchObject({
      unread_count: 1,
    });
    expect(await unread()).toBe(before + 1);
    const { messages } = await hanako.call(showChat, { params: { room } });
    expect(messages.map(({ read }) => read)).toEqual([true, true, false]);
  });

  test("a mark that comes late or from the future never leaves the room's numbers", async () => {
    const room = await open();
    const before = await unread();
    await sayMany(room, 3);
    await ken.call(markChatRead, { params: { room }, body: { seq: 999 } });
    await ken.call(markChatRead, { params: { room }, body: { seq: 1 } });
    expect((await ken.call(showChat, { params: { room } })).chatroom.read_seq).toBe(3);
    expect(await unread()).toBe(before);
  });

  test("while one side writes and the other reads at once, the count is what is left unread", async () => {
    const room = await open();
    const before = await unread();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? ken.call(markChatRead, { params: { room }, body: { seq: i } }) : say(room, `${i}`),
      ),
    );
    const { chatroom, messages } = await ken.call(showChat, { params: { room } });
    expect(chatroom.unread_chat_count).toBe(messages.filter(({ seq }) => seq > chatroom.read_seq).length);
    expect(await unread()).toBe(before + chatroom.unread_chat_count);
  });
});

describe("the end of an interest chat", () => {
  test("after 30 days it can still be read, but nothing is sent or deleted (R011)", async () => {
    const room = await open();
    const { id } = await say(room, "よろしくお願いします");
    server.clock.advance({ days: 30 });
    const params = { room };
    const attempts = [
      () => hanako.call(sendChatMessage, { params, body: { content: "まだ送れますか" } }),
      () => hanako.call(removeChatMessage, { params, body: { content_id: id } }),
      () => ken.call(extendChat, { params }),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ status: 400, code: "CHAT_CLOSED" });
    const { chatroom, messages } = await ken.call(showChat, { params });
    expect(chatroom).toMatchObject({
      closed: true,
      abilities: { send: false, remove: false, extend: false },
    });
    expect(messages).toHaveLength(1);
  });

  test("a message acknowledged before the end answers the same when its send is repeated after it", async () => {
    const room = await open();
    const body = { content: "期限の前に送りました", client_id: crypto.randomUUID() };
    const { message } = await hanako.call(sendChatMessage, { params: { room }, body });
    server.clock.advance({ days: 31 });
    const again = await hanako.call(sendChatMessage, { params: { room }, body });
    expect(again.message.id).toBe(message.id);
  });

  test("it moves by 30 days once both have agreed, and not a second time", async () => {
    const room = await open();
    const params = { room };
    const { end_date } = (await ken.call(showChat, { params })).chatroom;
    const one = (await ken.call(extendChat, { params })).chatroom;
    expect(one).toMatchObject({ end_date, extension: { agreed_by_me: true, agreed_by_other: false } });
    await Promise.all([hanako.call(extendChat, { params }), ken.call(extendChat, { params })]).catch(
      () => {},
    );
    const { chatroom } = await hanako.call(showChat, { params });
    const days = (Date.parse(chatroom.end_date ?? "") - Date.parse(end_date ?? "")) / DAY_MS;
    expect(days).toBe(30);
    expect(chatroom).toMatchObject({ extension: { extended: true }, abilities: { extend: false } });
    await expect(ken.call(extendChat, { params })).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
  });
});

describe("when the other side goes", () => {
  const setState = async (state: MembershipState) => {
    await server.setState("hanako", state);
    server.services.access.forgetAccount(server.ids.account.hanako);
  };

  test.each([
    ["paused", 403, "佐藤 花子", 0],
    ["withdrawn", 404, "", 1],
  ] as const)(
    "a %s member no longer reads; the other reads on, but cannot write",
    async (state, status, name, gone) => {
      const room = await open();
      await say(room, "来月お会いしましょう");
      await setState(state);
      await expect(hanako.call(showChat, { params: { room } })).rejects.toMatchObject({ status });
      const { chatroom, messages } = await ken.call(showChat, { params: { room } });
      expect(messages).toHaveLength(1);
      expect(chatroom).toMatchObject({ display_name: name, status: gone, available: false });
      await expect(say(room, "お元気ですか", ken)).rejects.toMatchObject({ code: "CHAT_PARTNER_AWAY" });
      await setState("participating");
    },
  );
});
