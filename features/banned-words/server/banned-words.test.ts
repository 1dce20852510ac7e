import { beforeEach, describe, expect, test } from "vitest";
import { sendChatMessage } from "#features/chats/contract/message-calls.ts";
import { openChat } from "#features/chats/server/chat-world.test-helper.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { createGroup, updateGroup } from "#features/groups/contract/calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { checkBannedWords } from "../contract/calls.ts";

const server = await startTestServer();
const db = server.database.kysely;
const { aoba } = server.ids;
const hanako = server.as("hanako");
const ban = (word: string, kind: "banned" | "allowed" = "banned") =>
  db.insertInto("banned_words").values({ word, kind }).execute();
const check = async (sentence: string) => (await hanako.call(checkBannedWords, { body: { sentence } })).data;
const refusedAt = (field: string, words: string) => ({
  status: 400,
  faults: [{ message_code: "BANNED_WORD", field, params: { words } }],
});

beforeEach(() => db.deleteFrom("banned_words").execute());

describe("the check of a text (R186, R261)", () => {
  test("names what is written, in the spelling of the text, to guests too", async () => {
    await ban("ばか");
    await ban("キモイ");
    expect(await check("バーカ、きもい。ばか\nば か")).toEqual({
      has_ngword: true,
      words: ["バーカ", "きもい", "ばか", "ば か"],
    });
    const guest = await server.as("guest").call(checkBannedWords, { body: { sentence: "普通の文" } });
    expect(guest.data).toEqual({ has_ngword: false, words: [] });
  });

  test("knows of each word as soon as it is there, and no longer than it is", async () => {
    expect(await check("ばか")).toMatchObject({ has_ngword: false });
    await ban("ばか");
    expect(await check("ばか、ばかり")).toMatchObject({ has_ngword: true });
    await ban("ばかり", "allowed");
    expect(await check("ばかり")).toMatchObject({ has_ngword: false });
    await db.deleteFrom("banned_words").where("kind", "=", "banned").execute();
    expect(await check("ばか")).toMatchObject({ has_ngword: false });
  });

  test("finds words that were folded by an earlier version of the rules", async () => {
    await db.insertInto("banned_words").values({ word: "ばか", folded: "ばか", folding: 0 }).execute();
    expect(await check("バカ")).toMatchObject({ has_ngword: true });
  });

  test("names no more than five words", async () => {
    for (const word of ["悪語一", "悪語二", "悪語三", "悪語四", "悪語五", "悪語六"]) await ban(word);
    expect((await check("悪語六悪語五悪語四悪語三悪語二悪語一")).words).toHaveLength(5);
  });
});

describe("what people word themselves has no banned word (R213)", () => {
  beforeEach(() => ban("ばか"));

  test("a group's name and what it says of itself; nothing is changed by a refusal", async () => {
    const create = (fields: { name: string; information?: string }) =>
      hanako.call(createGroup, { params: { id: aoba }, body: { client_id: crypto.randomUUID(), ...fields } });
    await expect(create({ name: "ばか騒ぎの会" })).rejects.toMatchObject(refusedAt("name", "ばか"));
    await expect(create({ name: "山の会", information: "バ・カ" })).rejects.toMatchObject(
      refusedAt("information", "バ・カ"),
    );
    const { group } = await create({ name: "山の会" });
    const update = (information: string) =>
      hanako.call(updateGroup, { params: { id: group.id }, body: { information } });
    await expect(update("ばかの集まり")).rejects.toMatchObject(refusedAt("information", "ばか"));
    expect((await update("山に登ります。")).group.information).toBe("山に登ります。");
  });

  test("a word that is banned later stays in a group until its text is changed", async () => {
    const { group } = await hanako.call(createGroup, {
      params: { id: aoba },
      body: { client_id: crypto.randomUUID(), name: "海の会", information: "うみ" },
    });
    await ban("うみ");
    const update = (body: { name?: string; information?: string }) =>
      hanako.call(updateGroup, { params: { id: group.id }, body });
    expect((await update({ name: "浜の会", information: "うみ" })).group.name).toBe("浜の会");
    await expect(update({ information: "うみへ" })).rejects.toMatchObject(refusedAt("information", "うみ"));
  });

  test("a message in a chat", async () => {
    const { room } = await openChat(server, { poster: "ken", interested: "hanako" });
    const send = (content: string) =>
      hanako.call(sendChatMessage, { params: { room }, body: { content, client_id: crypto.randomUUID() } });
    await expect(send("ﾊﾞｶですね")).rejects.toMatchObject(refusedAt("content", "ﾊﾞｶ"));
    expect((await send("そうですね")).message.content).toBe("そうですね");
  });

  test("a comment", async () => {
    const { data } = await hanako.call(createPost, {
      params: { id: aoba },
      body: {
        client_id: crypto.randomUUID(),
        content_type: 1,
        title: "見学",
        content: "<p>よい日でした</p>",
      },
    });
    const body = { client_id: crypto.randomUUID(), content: "ば か", parent_id: null };
    await expect(hanako.call(createComment, { params: { id: data.id }, body })).rejects.toMatchObject(
      refusedAt("content", "ば か"),
    );
  });
});
