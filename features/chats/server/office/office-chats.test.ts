import { describe, expect, test } from "vitest";
import { auditedTargets } from "#features/audit-log/server/audited-targets.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showChat, startDirectChat } from "../../contract/calls.ts";
import { sendChatMessage, sendDirectMessage } from "../../contract/message-calls.ts";
import { listChatHistories, openMembersChat, showMembersChat } from "../../contract/office-calls.ts";
import { openChat } from "../chat-world.test-helper.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const { kysely } = server.database;

const between = await openChat(server, { poster: "hanako", interested: "ichiro" });
const offered = await openChat(server, { poster: "ken", interested: "ichiro", contentType: 3 });
const withOffice = await openChat(server, { poster: "misaki", interested: "hanako", byAdmin: true });
await server.as("ichiro").call(sendChatMessage, {
  params: { room: between.room },
  body: { content: "内緒の話です" },
});
await server.as("hanako").call(sendChatMessage, {
  params: { room: withOffice.room },
  body: { content: "事務局へ質問です" },
});
const direct = async (from: PersonKey, user_id: number, content: string) => {
  const { direct_chatroom_id: chatroom_id } = await server
    .as(from)
    .call(startDirectChat, { params: { id: aoba }, body: { user_id } });
  await server.as(from).call(sendDirectMessage, { params: { chatroom_id }, body: { content } });
  return chatroom_id;
};
const office = await direct("ichiro", 0, "相談があります");
await direct("hanako", membership.ichiro ?? 0, "二人だけの話です");

const numberOf = async (key: PersonKey): Promise<number> =>
  (
    await kysely
      .selectFrom("memberships")
      .select("management_no")
      .where("id", "=", membership[key] ?? 0)
      .executeTakeFirstOrThrow()
  ).management_no;
const numbers = {
  hanako: await numberOf("hanako"),
  ichiro: await numberOf("ichiro"),
  ken: await numberOf("ken"),
};

type Query = NonNullable<Parameters<typeof list>[0]>;
const list = (query: object = {}, who: PersonKey = "misaki", id = aoba) =>
  server.as(who).call(listChatHistories, { params: { id }, query });
const roomsOf = async (query: Query) => (await list(query)).data.records.map(({ id }) => id);
const show = (who: PersonKey = "misaki", at: object = {}) =>
  server.as(who).call(showMembersChat, {
    params: {
      id: aoba,
      type: "alumnus",
      management_no: numbers.ichiro,
      post_id: between.post,
      chatroom_id: between.room,
      ...at,
    },
  });
const open = (who: PersonKey = "misaki", reason = "通報を受けたため", chatroom_id = between.room) =>
  server.as(who).call(openMembersChat, { params: { id: aoba, chatroom_id }, body: { reason } });

describe("chat management (R378, R397)", () => {
  test("has a tab for recruitments, for job offers and for the office's direct chats", async () => {
    expect(await roomsOf({ tab: "recruitment" })).toEqual([withOffice.room, between.room]);
    expect(await roomsOf({ tab: "joboffer" })).toEqual([offered.room]);
    expect(await roomsOf({ tab: "direct" })).toEqual([office]);
  });

  test("never shows what members write to each other directly, nor what they say about a post", async () => {
    const { data } = await list();
    expect(data.records.map(({ id }) => id).toSorted()).toEqual(
      [between.room, offered.room, withOffice.room, office].toSorted(),
    );
    expect(JSON.stringify(data)).not.toMatch(/内緒|二人だけ/);
    expect(data.records.find(({ id }) => id === withOffice.room)?.latest_content).toMatchObject({
      content: "事務局へ質問です",
      my_content: false,
    });
  });

  test("names who turned to whom, and marks what the office has not read", async () => {
    const { data } = await list({ tab: "recruitment" });
    expect(data.records[1]).toMatchObject({
      display_name: "鈴木 一郎",
      management_no: numbers.ichiro,
      user_type: "alumni",
      partner: { display_name: "佐藤 花子" },
      with_office: false,
      unread_chat_count: 0,
      message_count: 1,
    });
    expect(data.records[0]).toMatchObject({
      display_name: "佐藤 花子",
      partner: { user_type: "community_admin", management_no: null },
      with_office: true,
      unread_chat_count: 1,
    });
    expect(await roomsOf({ unread: "true" })).toEqual([office, withOffice.room]);
  });

  test("is searched by title and name, and narrowed to what has ended", async () => {
    expect(await roomsOf({ info: "高橋" })).toEqual([offered.room]);
    expect(await roomsOf({ info: "%" })).toEqual([]);
    expect(await roomsOf({ closed: "true" })).toEqual([]);
    expect(await roomsOf({ closed: "false", tab: "joboffer" })).toEqual([offered.room]);
  });

  test("lists one person's chats with the way to write to them", async () => {
    const answer = await list({ management_no: numbers.ichiro, user_type: "alumni" });
    expect(answer.data.records.map(({ id }) => id).toSorted()).toEqual(
      [between.room, offered.room, office].toSorted(),
    );
    expect(answer).toMatchObject({
      profile: { display_name: "鈴木 一郎", user_id: membership.ichiro, reachable: true },
      direct_chatroom_id: office,
    });
    const poster = await list({ management_no: numbers.hanako, user_type: "alumni", info: "鈴木" });
    expect(poster.data.records).toMatchObject([
      { id: between.room, display_name: "佐藤 花子", partner: { display_name: "鈴木 一郎" } },
    ]);
  });

  test("finds nobody of another kind, number or community (R386, R387)", async () => {
    for (const query of [
      { management_no: numbers.ichiro, user_type: "employee" },
      { management_no: 99_999, user_type: "alumni" },
    ])
      await expect(list(query)).rejects.toMatchObject({ status: 404 });
    const elsewhere = await list({}, "yui", minato);
    expect(elsewhere.data.records).toEqual([]);
  });

  test.each<PersonKey>(["hanako", "ken", "yui", "sho"])("is not for %s", async (who) => {
    await expect(list({}, who)).rejects.toMatchObject({ status: expect.toSatisfy((s) => s >= 403) });
    await expect(open(who)).rejects.toMatchObject({ status: expect.toSatisfy((s) => s >= 403) });
    await expect(show(who)).rejects.toMatchObject({ status: expect.toSatisfy((s) => s >= 403) });
  });
});

describe("a chat with the office", () => {
  test("names who of the office wrote each message to the office, and to no member", async () => {
    const send = (who: PersonKey, content: string) =>
      server.as(who).call(sendChatMessage, { params: { room: withOffice.room }, body: { content } });
    const first = await send("misaki", "担当の者です");
    const second = await send("makoto", "代わりに返信します");
    const read = async (who: PersonKey, query: object = {}) =>
      (await server.as(who).call(showChat, { params: { room: withOffice.room }, query })).messages;
    const names = ["田中 美咲", "伊藤 誠"];
    const writers = [null, ...names];
    expect([first, second].map(({ message }) => message.written_by)).toEqual(names);
    expect((await read("misaki")).map(({ written_by }) => written_by)).toEqual(writers);
    expect((await read("makoto", { since_seq: 0 })).map(({ written_by }) => written_by)).toEqual(writers);
    for (const query of [{}, { since_seq: 0 }]) {
      const messages = await read("hanako", query);
      expect(messages.map(({ content }) => content)).toContain("担当の者です");
      expect(JSON.stringify(messages)).not.toMatch(/美咲|伊藤/);
    }
    const { message } = await send("hanako", "ありがとうございます");
    expect(message.written_by).toBeNull();
  });
});

describe("a chat between members", () => {
  test("is opened with a reason, for an hour, by the one who gave it, and both are told", async () => {
    await expect(show()).rejects.toMatchObject({ code: "CHAT_REASON_REQUIRED" });
    for (const reason of [" ", ".", "・・・・・", "．．．．。", "①-2"])
      await expect(open("misaki", reason)).rejects.toMatchObject({ status: 400 });
    await open();
    const read = await show();
    expect(read.messages).toMatchObject([
      { content: "内緒の話です", author: { display_name: "鈴木 一郎", management_no: numbers.ichiro } },
    ]);
    expect(read.chatroom.partner.display_name).toBe("佐藤 花子");
    await expect(show("makoto")).rejects.toMatchObject({ code: "CHAT_REASON_REQUIRED" });
    const events = await auditedTargets(kysely)
      .select(["e.act", "e.reason", "t.membership_id", "e.actor_membership_id"])
      .where("e.reason", "is not", null)
      .orderBy("t.membership_id")
      .execute();
    expect(events).toEqual(
      [membership.hanako, membership.ichiro].map((membership_id) => ({
        act: "openMembersChat",
        reason: "通報を受けたため",
        membership_id,
        actor_membership_id: membership.misaki,
      })),
    );
    for (const who of ["hanako", "ichiro"] as const) {
      const { chatroom } = await server.as(who).call(showChat, { params: { room: between.room }, query: {} });
      expect(chatroom.openings).toMatchObject([{ by: "田中 美咲", reason: "通報を受けたため" }]);
    }
    const told = await kysely
      .selectFrom("notices")
      .select("membership_id")
      .where("notice_type", "=", "chat_opened")
      .where("chatroom_id", "=", between.room)
      .where("post_id", "=", between.post)
      .orderBy("membership_id")
      .execute();
    expect(told.map(({ membership_id }) => membership_id)).toEqual([membership.hanako, membership.ichiro]);
    server.clock.advance({ minutes: 61 });
    await expect(show()).rejects.toMatchObject({ code: "CHAT_REASON_REQUIRED" });
  });

  test("keeps its unread counts, though the office has read it", async () => {
    const unread = () =>
      kysely
        .selectFrom("chatroom_members")
        .select(["membership_id", "unread_count"])
        .where("chatroom_id", "=", between.room)
        .orderBy("membership_id")
        .execute();
    const before = await unread();
    await open();
    await show();
    expect(await unread()).toEqual(before);
  });

  test("is found only under those who take part, its post and its community", async () => {
    await open();
    for (const at of [
      { management_no: numbers.ken },
      { type: "community-users" },
      { post_id: offered.post },
      { chatroom_id: office },
    ])
      await expect(show("misaki", at)).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as("yui").call(openMembersChat, {
        params: { id: minato, chatroom_id: between.room },
        body: { reason: "他の会から" },
      }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(open("misaki", "ダイレクト", office)).rejects.toMatchObject({ status: 404 });
  });
});
