import { describe, expect, test } from "vitest";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listMentionUsers, listUserNames } from "../contract/mention-calls.ts";
import { postsOf } from "./posts.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { write } = postsOf(server);

const names = async (who: PersonKey, query: Record<string, unknown> = {}) =>
  (await server.as(who).call(listUserNames, { params, query })).data.map((user) => user.display_name);

describe("people to mention", () => {
  test("are those who are here, without oneself", async () => {
    const found = await names("hanako");
    expect(found.sort()).toEqual(["伊藤 誠", "松本 恵美", "田中 美咲", "鈴木 一郎", "高橋 健"].sort());
  });
  test("are found by any part of the name, beginnings first", async () => {
    expect(await names("hanako", { q: "美" })).toEqual(["松本 恵美", "田中 美咲"].sort());
    expect((await names("hanako", { q: "松" }))[0]).toBe("松本 恵美");
    expect(await names("hanako", { q: "%" })).toEqual([]);
    expect(await names("hanako", { q: "中村" })).toEqual([]);
  });
  test.each(["すずき", "スズキ", "ｽｽﾞｷ", "いちろう", "すずきいちろう", "suzuki", "Ichirou", "suzukiichiro"])(
    "are found by how their name is read: %s",
    async (q) => {
      expect(await names("hanako", { q })).toEqual(["鈴木 一郎"]);
      expect(await names("ken", { q, content_type: 3 })).toEqual(["鈴木 一郎"]);
    },
  );
  test("are never found by the middle of a reading, by an email address or in another community", async () => {
    for (const q of ["ずき", "ichiro@", "なかむら", "nakamura", "すすす"])
      expect(await names("hanako", { q })).toEqual([]);
    expect(await names("emi", { q: "まつもと" })).toEqual([]);
    expect(await names("ken", { q: "まつもと", content_type: 3 })).toEqual([]);
  });
  test("are not found by the reading of a name that they do not show, but by the one they show", async () => {
    const call = (display_name: string) =>
      server.database.kysely
        .updateTable("memberships")
        .set({ display_name })
        .where("id", "=", server.ids.membership.ichiro ?? 0)
        .execute();
    await call("やまびこ");
    expect(await names("hanako", { q: "すずき" })).toEqual([]);
    expect(await names("hanako", { q: "ichiro" })).toEqual([]);
    for (const q of ["やまび", "ヤマ", "yamabiko"])
      expect(await names("hanako", { q })).toEqual(["やまびこ"]);
    await call("鈴木 一郎");
  });
  test("of a job offer are those who can read it", async () => {
    const offer = await write("ken", "求人", { content_type: 3 });
    const { data } = await server.as("hanako").call(listMentionUsers, { params: { id: offer.id } });
    const found = data.map((user) => user.display_name);
    expect(found).toContain("高橋 健");
    expect(found).not.toContain("松本 恵美");
    await expect(server.as("emi").call(listMentionUsers, { params: { id: offer.id } })).rejects.toMatchObject(
      { status: 404 },
    );
    expect(await names("ken", { content_type: 3 })).not.toContain("松本 恵美");
  });
  test.each([
    ["guest", 401],
    ["ren", 404],
    ["sho", 403],
  ] as const)("%s is told nobody's name", async (who, status) => {
    await expect(server.as(who).call(listUserNames, { params })).rejects.toMatchObject({ status });
  });
});

test("a text is checked for banned words in any width (R261)", async () => {
  await server.database.kysely.insertInto("banned_words").values({ word: "ＮＧワード" }).execute();
  const check = (sentence: string) => server.as("hanako").call(checkBannedWords, { body: { sentence } });
  expect((await check("これは ngﾜｰﾄﾞ です")).data.has_ngword).toBe(true);
  expect((await check("これは普通の文です")).data.has_ngword).toBe(false);
});
