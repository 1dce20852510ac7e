import { afterAll, describe, expect, test } from "vitest";
import { createServer } from "#apps/server/create-server.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { markChatRead, startDirectChat } from "../contract/calls.ts";
import { removeChatMessage, sendChatMessage, sendDirectMessage } from "../contract/message-calls.ts";
import { openChat } from "./chat-world.test-helper.ts";

const redisUrl = process.env.TEST_REDIS_URL;
const server = await startTestServer({ ...(redisUrl ? { redisUrl } : {}) });
const address = await server.listen();
const sockets: LiveSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});

const connect = async (who: Parameters<typeof connectLive>[1], at = address) => {
  const socket = await connectLive(at, who);
  sockets.push(socket);
  return socket;
};
const open = async () => (await openChat(server, { poster: "ken", interested: "hanako" })).room;
const room = (id: number) => roomName("chat", id);

describe("live", () => {
  test("messages, removals and read marks reach both sides with the room's numbers", async () => {
    const id = await open();
    const [hanako, ken] = [await connect("hanako"), await connect("ken")];
    expect([await hanako.join(room(id)), await ken.join(room(id))]).toEqual([true, true]);
    const params = { room: id };
    const { message } = await server
      .as("hanako")
      .call(sendChatMessage, { params, body: { content: "こんにちは" } });
    await server.as("ken").call(markChatRead, { params, body: { seq: 1 } });
    await server.as("hanako").call(removeChatMessage, { params, body: { content_id: message.id } });
    for (const socket of [hanako, ken]) {
      await socket.until("chat.removed");
      expect(socket.heard("chat.message")).toMatchObject([
        { chatroom_id: id, content: "こんにちは", seq: 1, changed_seq: 1, user_id: message.user_id },
      ]);
      expect(socket.heard("chat.read")).toMatchObject([
        { chatroom_id: id, user_id: server.ids.membership.ken, seq: 1 },
      ]);
      expect(socket.heard("chat.removed")).toEqual([
        { chatroom_id: id, content_id: message.id, seq: 1, changed_seq: 2 },
      ]);
    }
    const counts = await ken.until("chats.changed", 3);
    expect(counts.at(-1)).toMatchObject({ community_id: server.ids.aoba, unread_count: 0 });
  });

  test("nobody else may listen", async () => {
    const id = await open();
    for (const who of ["ichiro", "misaki", "ren", "yui", "sho", "aoi", "nao", "unei"] as const)
      expect([who, await (await connect(who)).join(room(id))]).toEqual([who, false]);
  });

  test("every administrator, and no other member, hears a chat with the office", async () => {
    const { direct_chatroom_id: chatroom_id } = await server
      .as("hanako")
      .call(startDirectChat, { params: { id: server.ids.aoba }, body: { user_id: 0 } });
    const [misaki, makoto, ken] = [await connect("misaki"), await connect("makoto"), await connect("ken")];
    expect(await misaki.join(room(chatroom_id))).toBe(true);
    expect(await makoto.join(room(chatroom_id))).toBe(true);
    expect(await ken.join(room(chatroom_id))).toBe(false);
    await server
      .as("hanako")
      .call(sendDirectMessage, { params: { chatroom_id }, body: { content: "事務局の方へ" } });
    for (const socket of [misaki, makoto]) {
      await socket.until("chat.message");
      expect(await socket.until("chats.changed")).toMatchObject([{ unread_count: 1 }]);
    }
    expect(ken.heard("chat.message")).toEqual([]);
    // Both sides receive the same event, so it names nobody of the office.
    await server.as("misaki").call(sendDirectMessage, {
      params: { chatroom_id },
      body: { content: "承りました", create_by_admin: true },
    });
    expect((await makoto.until("chat.message", 2)).at(-1)).toMatchObject({
      content: "承りました",
      user_id: 0,
    });
    expect(JSON.stringify(makoto.heard("chat.message"))).not.toContain("美咲");
  });

  test("a member paused while connected is put out of the room and hears nothing more", async () => {
    const id = await open();
    const [hanako, ken] = [await connect("hanako"), await connect("ken")];
    await hanako.join(room(id));
    await ken.join(room(id));
    await server.setState("ken", "paused");
    expect(await ken.until(ROOM_CLOSED)).toEqual([{ payload: room(id) }]);
    expect(await ken.join(room(id))).toBe(false);
    await server.setState("ken", "participating");
  });
});

describe.runIf(redisUrl && server.database.url)("two server processes", () => {
  test("what is sent through one is heard through the other", async () => {
    const second = await createServer({
      database: await openPostgres(server.database.url ?? "", { poolSize: 4 }),
      clock: server.clock,
      publicUrl: "http://localhost",
      secret: TEST_SECRET,
      filesUrl: "file:/nonexistent",
      mailUrl: null,
      mailFrom: "Enishi <no-reply@enishi.example>",
      mailboxFolder: "/nonexistent",
      rateLimits: false,
      redisUrl,
      logLevel: "silent",
    });
    try {
      const elsewhere = await second.app.listen({ port: 0, host: "127.0.0.1" });
      const id = await open();
      const ken = await connect("ken", elsewhere);
      expect(await ken.join(room(id))).toBe(true);
      const say = (i: number) =>
        server.as("hanako").call(sendChatMessage, { params: { room: id }, body: { content: `${i}通目` } });
      await Promise.all([1, 2, 3, 4, 5].map(say));
      const messages = await ken.until("chat.message", 5);
      expect(messages.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3, 4, 5]);
      expect((await ken.until("chats.changed", 5)).at(-1)).toMatchObject({ unread_count: 5 });
      ken.close();
    } finally {
      await second.close();
    }
  });
});
