import { describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import {
  listChatrooms,
  markDirectRead,
  showChat,
  showDirectChat,
  startDirectChat,
} from "../contract/calls.ts";
import { removeDirectMessage, sendChatMessage, sendDirectMessage } from "../contract/message-calls.ts";
import { openChat } from "./chat-world.test-helper.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const OFFICE = 0;
type Client = ReturnType<typeof server.as>;

const start = async (from: Client, user_id: number) =>
  (await from.call(startDirectChat, { params: { id: aoba }, body: { user_id } })).direct_chatroom_id;
const say = (from: Client, chatroom_id: number, content: string) =>
  from.call(sendDirectMessage, { params: { chatroom_id }, body: { content } });
const list = (from: Client) => from.call(listChatrooms, { params: { id: aoba } });

const [hanako, ichiro, ken] = [server.as("hanako"), server.as("ichiro"), server.as("ken")];
const [misaki, makoto] = [server.as("misaki"), server.as("makoto")];

describe("with a member", () => {
  test("both sides, at once and again, find one room; it is listed once something was said (R015, R268, R503)", async () => {
    const ids = await Promise.all([
      ...Array.from({ length: 8 }, () => start(hanako, membership.ichiro ?? 0)),
      ...Array.from({ length: 8 }, () => start(ichiro, membership.hanako ?? 0)),
    ]);
    const [room = 0] = ids;
    expect(new Set(ids).size).toBe(1);
    expect((await list(ichiro)).chatrooms).toEqual([]);
    await say(hanako, room, "同窓会の件でご連絡しました");
    const { chatrooms } = await list(ichiro);
    expect(chatrooms).toMatchObject([
      { id: room, kind: "direct", display_name: "佐藤 花子", end_date: null, unread_chat_count: 1 },
    ]);
  });

  test("nobody chats with oneself, a stranger, somebody paused or somebody of another community", async () => {
    await expect(start(hanako, membership.hanako ?? 0)).rejects.toMatchObject({
      code: "FORBIDDEN_OPERATION",
    });
    for (const one of ["ren", "sho", "aoi", "nao"])
      await expect(start(hanako, membership[one] ?? 0)).rejects.toMatchObject({ status: 404 });
    await expect(
      server
        .as("ren")
        .call(startDirectChat, { params: { id: aoba }, body: { user_id: membership.ken ?? 0 } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      hanako.call(startDirectChat, { params: { id: minato }, body: { user_id: membership.ren ?? 0 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("only a number names somebody: no list, no yes, and no nothing, which would be the office", async () => {
    for (const user_id of [[membership.ichiro], true, null])
      expect(
        await hanako.send(startDirectChat, { params: { id: aoba }, body: { user_id } as never }),
      ).toMatchObject({
        status: 400,
        body: { data: [{}, { message_code: "INVALID_FORMAT", field: "user_id" }] },
      });
  });

  test("a direct chat is no chat about a post, and neither is open to a third person", async () => {
    const direct = await start(hanako, membership.ken ?? 0);
    const { room } = await openChat(server, { poster: "ken", interested: "hanako" });
    await expect(hanako.call(showChat, { params: { room: direct } })).rejects.toMatchObject({ status: 404 });
    await expect(hanako.call(showDirectChat, { query: { chatroom_id: room } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      hanako.call(sendChatMessage, { params: { room: direct }, body: { content: "別の道から" } }),
    ).rejects.toMatchObject({ status: 404 });
    for (const other of [ichiro, misaki, server.as("yui")])
      await expect(other.call(showDirectChat, { query: { chatroom_id: direct } })).rejects.toMatchObject({
        status: 404,
      });
  });
});

describe("with the management office", () => {
  test("any administrator reads and answers in its name, and it is read for all of them (R107)", async () => {
    const room = await start(hanako, OFFICE);
    await say(hanako, room, "名刺の件で相談です");
    const [forMisaki, forMakoto] = [await list(misaki), await list(makoto)];
    expect(forMisaki.unread_count).toBe(1);
    expect(forMakoto.chatrooms).toMatchObject([{ id: room, as_office: true, unread_chat_count: 1 }]);
    await misaki.call(markDirectRead, { params: { id: room }, body: { seq: 1 } });
    expect((await list(makoto)).unread_count).toBe(0);
    const { message } = await say(misaki, room, "承りました");
    expect(message).toMatchObject({ create_by_admin: true, user_id: OFFICE, mine: true });
    const { chatrooms, direct_chatroom_id } = await list(hanako);
    expect(direct_chatroom_id).toBe(room);
    expect(chatrooms[0]).toMatchObject({
      display_name: "青葉製作所 人事部",
      user_type: "community_admin",
      chat_by_admin: true,
      unread_chat_count: 1,
    });
    await makoto.call(removeDirectMessage, {
      params: { chatroom_id: room },
      body: { content_id: message.id },
    });
    const { messages } = await hanako.call(showDirectChat, { query: { chatroom_id: room } });
    expect(messages.map(({ published }) => published)).toEqual([true, false]);
  });

  test("started from either side, and with an administrator by name, it is the same room", async () => {
    const ids = await Promise.all([
      start(ken, OFFICE),
      start(misaki, membership.ken ?? 0),
      start(makoto, membership.ken ?? 0),
      start(ken, membership.makoto ?? 0),
    ]);
    expect(new Set(ids).size).toBe(1);
    await expect(start(misaki, OFFICE)).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
  });

  test("administrators also write to somebody paused, who reads it on coming back", async () => {
    const room = await start(misaki, membership.sho ?? 0);
    await say(misaki, room, "ご利用の再開についてご相談です");
    const { chatroom } = await makoto.call(showDirectChat, { query: { chatroom_id: room } });
    expect(chatroom).toMatchObject({
      display_name: "渡辺 翔",
      available: false,
      abilities: { send: true },
    });
    const sho = server.as("sho");
    await expect(list(sho)).rejects.toMatchObject({ status: 403 });
    await server.setState("sho", "participating");
    const { chatrooms } = await until("entering again", () => list(sho).catch(() => null));
    expect(chatrooms).toMatchObject([{ id: room, unread_chat_count: 1 }]);
    await server.setState("sho", "paused");
    for (const one of ["ren", "aoi", "nao"])
      await expect(start(misaki, membership[one] ?? 0)).rejects.toMatchObject({ status: 404 });
  });

  test("nobody else reads it, whatever the request says of their role", async () => {
    const room = await start(hanako, OFFICE);
    for (const other of [ichiro, ken, server.as("yui")])
      await expect(
        other.call(sendDirectMessage, {
          params: { chatroom_id: room },
          body: { content: "事務局です", create_by_admin: true, community_id: aoba },
        }),
      ).rejects.toMatchObject({ status: 404 });
    const { message } = await hanako.call(sendDirectMessage, {
      params: { chatroom_id: room },
      body: { content: "わたしは会員です", create_by_admin: true },
    });
    expect(message.create_by_admin).toBe(false);
  });

  test("interest in an official post opens a chat with the office", async () => {
    const { room } = await openChat(server, {
      poster: "makoto",
      interested: "ichiro",
      byAdmin: true,
      contentType: 3,
    });
    expect((await ichiro.call(showChat, { params: { room } })).chatroom).toMatchObject({
      chat_by_admin: true,
      post_by_admin: true,
      post_type: 2,
      content_type: 3,
      display_name: "青葉製作所 人事部",
    });
    expect((await misaki.call(showChat, { params: { room } })).chatroom).toMatchObject({
      as_office: true,
      display_name: "鈴木 一郎",
    });
  });
});
