import { beforeAll, describe, expect, test } from "vitest";
import { createComment } from "#features/comments/contract/calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listOfficialPosts, listUserPosts } from "../contract/admin-lists.ts";
import { hidePosts } from "../contract/bulk-calls.ts";
import { createPost } from "../contract/calls.ts";
import { postsOf } from "./posts.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { write, writeOfficial } = postsOf(server);

type Query = NonNullable<CallInput<typeof listUserPosts>["query"]>;
const users = async (query: Query, who: PersonKey = "misaki") =>
  (await server.as(who).call(listUserPosts, { params, query })).data.records.map(({ title }) => title);
const office = async (query: Query) =>
  (await server.as("misaki").call(listOfficialPosts, { params, query })).data.records;
let [firstDay, lastDay] = ["", ""];

beforeAll(async () => {
  firstDay = tokyoDate(server.clock.now());
  const article = await write("hanako", "あきの同窓会", { content: "<p>写真を添えます</p>" });
  server.clock.advance({ days: 1 });
  const recruitment = await write("ken", "いまの広報紙", { content_type: 2 });
  const hidden = await write("ichiro", "うりこみ宣伝");
  server.clock.advance({ days: 1 });
  lastDay = tokyoDate(server.clock.now());
  await write("emi", "えらぶ経理", { content_type: 3 });
  const first = await writeOfficial("misaki", "事務局だより");
  await writeOfficial("makoto", "名簿の更新");
  for (const who of ["ken", "ichiro"] as const)
    await server.as(who).call(likePost, { params: { id: article.id } });
  await server.as("hanako").call(expressInterest, { params: { id: recruitment.id } });
  for (const id of [recruitment.id, first.id]) {
    const body = { client_id: crypto.randomUUID(), content: "承知しました" };
    await server.as("hanako").call(createComment, { params: { id }, body });
  }
  await server.as("misaki").call(hidePosts, { params, body: { ids: [hidden.id] } });
  const body = { client_id: crypto.randomUUID(), content_type: 1, title: "みなとの話", content: "<p>港</p>" };
  await server.as("ren").call(createPost, { params: { id: server.ids.minato }, body });
});

describe("users' posts are narrowed (R369)", () => {
  test.each<[string, () => Query, string[]]>([
    ["nothing", () => ({}), ["えらぶ経理", "うりこみ宣伝", "いまの広報紙", "あきの同窓会"]],
    ["what members see", () => ({ published: "true" }), ["えらぶ経理", "いまの広報紙", "あきの同窓会"]],
    ["what is hidden from them", () => ({ published: "false" }), ["うりこみ宣伝"]],
    ["a kind", () => ({ content_type: "2" }), ["いまの広報紙"]],
    ["a word of the title", () => ({ q: "広報" }), ["いまの広報紙"]],
    ["a word of the text", () => ({ q: "写真" }), ["あきの同窓会"]],
    ["whoever wrote it", () => ({ writer: "花子" }), ["あきの同窓会"]],
    ["nobody of that name", () => ({ writer: "%" }), []],
    ["a number of the interested", () => ({ min_interests: "1" }), ["いまの広報紙"]],
    ["no comment yet", () => ({ without_comments: "true" }), ["えらぶ経理", "うりこみ宣伝", "あきの同窓会"]],
    ["the last day", () => ({ created_from: lastDay }), ["えらぶ経理"]],
    ["up to and with the first day", () => ({ created_to: firstDay }), ["あきの同窓会"]],
    [
      "several at once",
      () => ({ published: "true", without_comments: "true", writer: "佐藤" }),
      ["あきの同窓会"],
    ],
  ])("by %s", async (_, query, titles) => {
    expect(await users(query())).toEqual(titles);
  });
});

describe("users' posts are sorted, texts as they are looked up in Japan", () => {
  test.each<[keyof Query, string, string]>([
    ["created_at", "えらぶ経理", "あきの同窓会"],
    ["title", "えらぶ経理", "あきの同窓会"],
    ["writer_name", "", ""],
    ["like_count", "あきの同窓会", ""],
    ["comment_count", "いまの広報紙", ""],
    ["interest_count", "いまの広報紙", ""],
  ])("by %s, either way", async (name, greatest, least) => {
    const falling = await users({ [name]: "desc" });
    const rising = await users({ [name]: "asc" });
    expect(falling).toHaveLength(4);
    expect(falling).toEqual(rising.toReversed());
    if (greatest) expect(falling[0]).toBe(greatest);
    if (least) expect(rising[0]).toBe(least);
  });
});

describe("official posts", () => {
  test("say who of the office has written each, and members' posts do not (R370)", async () => {
    const written = (await office({})).map(({ title, written_by }) => [title, written_by]);
    expect(written).toEqual([
      ["名簿の更新", "伊藤 誠"],
      ["事務局だより", "田中 美咲"],
    ]);
    const { data } = await server.as("misaki").call(listUserPosts, { params });
    expect(data.records.map(({ written_by }) => written_by)).toEqual([null, null, null, null]);
  });

  test("are found by who wrote them and sorted by it", async () => {
    expect((await office({ writer: "誠" })).map(({ title }) => title)).toEqual(["名簿の更新"]);
    expect((await office({ writer_name: "desc" })).map(({ written_by }) => written_by)).toEqual([
      "田中 美咲",
      "伊藤 誠",
    ]);
    expect((await office({ comment_count: "desc" }))[0]?.title).toBe("事務局だより");
  });
});

test.each(["hanako", "ken"] as const)("neither list is for %s, who is no administrator", async (who) => {
  await expect(users({}, who)).rejects.toMatchObject({ status: 403 });
});
