import { beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { checkBannedWords } from "../contract/calls.ts";
import * as calls from "../contract/operator-calls.ts";

const server = await startTestServer();
const db = server.database.kysely;
const unei = server.as("unei");
const add = async (words: string[], kind: "banned" | "allowed" = "banned") =>
  (await unei.call(calls.addBannedWords, { body: { kind, words } })).data;
const list = async (query = {}) => (await unei.call(calls.listBannedWords, { query })).data.records;
const isBanned = async (sentence: string) =>
  (await server.as("guest").call(checkBannedWords, { body: { sentence } })).data.has_ngword;

beforeEach(() => db.deleteFrom("banned_words").execute());

describe("words of the operators", () => {
  test("are in force for everybody at once, and no longer once deleted", async () => {
    await add(["ひどい"]);
    expect(await isBanned("ヒドイ話")).toBe(true);
    const [row] = await list();
    await unei.call(calls.deleteBannedWord, { params: { word_id: row?.id ?? 0 } });
    expect(await isBanned("ヒドイ話")).toBe(false);
  });

  test("are listed once, in whatever spelling they come", async () => {
    expect(await add(["ばか", "バカ", "ＮＧワード"])).toEqual({ added: 2, known: 1 });
    expect(await add(["ば・か", "だめ"])).toEqual({ added: 1, known: 1 });
    expect(await list()).toHaveLength(3);
  });

  test("are known again though they were folded by earlier rules", async () => {
    await db.insertInto("banned_words").values({ word: "ばか", folded: "ばか", folding: 0 }).execute();
    await db.insertInto("banned_words").values({ word: "バカ" }).execute();
    expect(await add(["ばか"])).toEqual({ added: 0, known: 1 });
    expect(await list()).toMatchObject([{ word: "ばか" }]);
  });

  test.each(["あ", "A", "！？", "ー"])("are never as short as %s; then none is added", async (word) => {
    await expect(add(["長い言葉", word])).rejects.toMatchObject({
      status: 400,
      faults: [{ message_code: "ERROR_WORD_TOO_SHORT", field: "words", params: { word } }],
    });
    expect(await list()).toEqual([]);
  });

  test("may be a single kanji", async () => {
    expect(await add(["糞"])).toEqual({ added: 1, known: 0 });
  });

  test("are added a thousand at once, and found by their spelling", async () => {
    const words = Array.from({ length: 1_000 }, (_, at) => `悪い語${at}号`);
    expect(await add(words)).toEqual({ added: 1_000, known: 0 });
    expect(await list({ info: "ﾜﾙｲ語９９９" })).toEqual([]);
    expect(await list({ info: "悪い語９９９" })).toMatchObject([{ word: "悪い語999号", kind: "banned" }]);
    expect(await isBanned("それは悪い語512号です")).toBe(true);
  });

  test("are tried on a text without storing it: each with its place, allowed ones too", async () => {
    await add(["ばか"]);
    await add(["ばかり"], "allowed");
    const { data } = await unei.call(calls.tryBannedWords, { body: { text: "それバーカ、そればかり" } });
    expect(data).toEqual([
      { start: 2, end: 5, word: "ばか", kind: "banned" },
      { start: 8, end: 11, word: "ばかり", kind: "allowed" },
    ]);
  });

  test("leave a trace of who added and deleted them", async () => {
    await add(["ひどい", "きつい"]);
    const events = await db
      .selectFrom("operator_events")
      .select(["act", "changes"])
      .where("target_kind", "=", "bannedWord")
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(events).toMatchObject([
      { act: "addBannedWords", changes: { kind: [null, "banned"], words: [null, "ひどい、きつい"] } },
    ]);
  });
});

test.each(["misaki", "hanako", "makoto"] as const)("%s neither sees nor changes the list", async (who) => {
  const caller = server.as(who);
  const words = { body: { kind: "banned" as const, words: ["言葉"] } };
  await expect(caller.call(calls.listBannedWords)).rejects.toMatchObject({ status: 403 });
  await expect(caller.call(calls.addBannedWords, words)).rejects.toMatchObject({ status: 403 });
  const text = { body: { text: "言葉" } };
  await expect(caller.call(calls.tryBannedWords, text)).rejects.toMatchObject({ status: 403 });
});
