import { describe, expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { deleteUserPost, updateUserPost } from "../contract/admin-calls.ts";
import { listOfficialPosts, listUserPosts } from "../contract/admin-lists.ts";
import { deletePost, getPost, listPopularTags, updatePost } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { postsOf } from "./posts.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { write, writeOfficial, titles } = postsOf(server);

const formOf = (post: Post, title: string) => ({
  title,
  content: post.content,
  tags: post.tags.map((tag) => tag.name),
});
const edit = (who: PersonKey, post: Post, title: string, updated_at?: string) =>
  server.as(who).call(updatePost, {
    params: { id: post.id },
    body: { ...formOf(post, title), ...(updated_at ? { updated_at } : {}) },
  });
const publish = (who: PersonKey, id: number, published: boolean, updated_at?: string) =>
  server.as(who).call(updateUserPost, {
    params: { id },
    body: { published, ...(updated_at ? { updated_at } : {}) },
  });
const read = (who: PersonKey, id: number) => server.as(who).call(getPost, { params: { id } });
const popular = async () =>
  (await server.as("emi").call(listPopularTags, { query: { community_id: server.ids.aoba } })).data;

describe("editing", () => {
  test("the author changes title, text and tags (R111, R247)", async () => {
    const post = await write("hanako", "前", { tags: ["旧"] });
    const { data } = await server.as("hanako").call(updatePost, {
      params: { id: post.id },
      body: { title: "後", content: "<p>後</p>", tags: ["新"], updated_at: post.updated_at },
    });
    expect(data).toMatchObject({ title: "後", content: "<p>後</p>", tags: [{ name: "新" }] });
    expect(await popular()).toEqual(["新"]);
  });

  test.each([
    ["ichiro", 400, "FORBIDDEN_OPERATION"],
    ["misaki", 400, "FORBIDDEN_OPERATION"],
    ["ren", 404, "RECORD_NOT_FOUND"],
    ["sho", 403, "ERROR_NOT_PARTICIPATING"],
    ["guest", 401, "ERROR_UNAUTHENTICATED"],
  ] as const)("%s may not edit another's post", async (who, status, code) => {
    const post = await write("hanako", "記事");
    await expect(edit(who as PersonKey, post, "改竄")).rejects.toMatchObject({ status, code });
  });

  test("of two edits of the same state, even in the same moment, one is told that it is stale", async () => {
    const post = await write("hanako", "元");
    const both = await Promise.allSettled([
      edit("hanako", post, "甲", post.updated_at),
      edit("hanako", post, "乙", post.updated_at),
    ]);
    const failed = both.filter((one) => one.status === "rejected");
    expect(failed).toHaveLength(1);
    expect(failed[0]?.reason).toMatchObject({ status: 400, code: "ERROR_STATUS_HAS_CHANGED" });
  });

  test("a mention of somebody who has left since does not stand in the way", async () => {
    const id = server.ids.membership.emi ?? 0;
    const post = await write("hanako", "呼びかけ", { content: `<p>@{${id}}</p>` });
    await server.setState("emi", "withdrawn");
    const { data } = await edit("hanako", post, "直し");
    expect(data).toMatchObject({ title: "直し", mentions: {} });
    await server.setState("emi", "participating");
  });

  test("administrators edit an official post, members do not", async () => {
    const post = await writeOfficial("misaki", "公式");
    await expect(edit("hanako", post, "改竄")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    const { data } = await server.as("makoto").call(updateUserPost, {
      params: { id: post.id },
      body: { ...formOf(post, "公式・改"), from_ct_10: true, updated_at: post.updated_at },
    });
    expect(data.title).toBe("公式・改");
  });
});

test.each([
  ["nothing at all", {}, [{ message_code: "REQUIRED", field: "published" }]],
  ["nothing but its place", { from_ct_10: true }, [{ message_code: "REQUIRED", field: "published" }]],
  [
    "what is no field",
    { form: { title: "題", content: "<p>文</p>" } },
    [{ field: "published" }, { message_code: "UNKNOWN_FIELD", field: "form" }],
  ],
])("an administrator's change of %s is refused, and no success", async (_, body, faults) => {
  const { id } = await writeOfficial("misaki", "公式");
  const answer = await server.as("misaki").send(updateUserPost, { params: { id }, body });
  expect(answer).toMatchObject({
    status: 400,
    body: { data: [{ message_code: "ERROR_INVALID_PARAMS" }, ...faults] },
  });
});

test("what an edit leaves out stays: text, tags, pictures and the closing date (R013)", async () => {
  const post = await write("hanako", "募集", { content_type: 2, tags: ["登山"], end_date: "2027-01-31" });
  const change = (body: object) =>
    server.as("hanako").call(updatePost, { params: { id: post.id }, body: body as never });
  const { data } = await change({ title: "秋の募集", content: "<p>改めて</p>" });
  expect(data).toMatchObject({ title: "秋の募集", tags: [{ name: "登山" }], end_date: "2027-01-31" });
  expect((await change({ tags: ["紅葉"] })).data).toMatchObject({
    title: "秋の募集",
    tags: [{ name: "紅葉" }],
  });
  expect((await change({ tags: [], end_date: null })).data).toMatchObject({ tags: [], end_date: null });
});

test("only who edits makes a post edited: hiding and revealing it does not", async () => {
  const post = await write("hanako", "そのまま");
  for (const published of [false, true]) await publish("misaki", post.id, published);
  expect((await read("hanako", post.id)).data.edited).toBe(false);
  await edit("hanako", post, "直した");
  expect((await read("ichiro", post.id)).data.edited).toBe(true);
});

describe("deleting", () => {
  test("takes the post, its tag's count and its place in the timeline; twice is not found (R247, R259)", async () => {
    const post = await write("ichiro", "消す記事", { tags: ["消す"] });
    expect(await popular()).toContain("消す");
    await server.as("ichiro").call(deletePost, { params: { id: post.id } });
    expect(await popular()).not.toContain("消す");
    expect(await titles("hanako")).not.toContain("消す記事");
    await expect(server.as("ichiro").call(deletePost, { params: { id: post.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("two deletes at once count the tag down once", async () => {
    await write("ichiro", "残す", { tags: ["共有"] });
    const post = await write("ichiro", "消す", { tags: ["共有"] });
    const remove = () => server.as("ichiro").call(deletePost, { params: { id: post.id } });
    const both = await Promise.allSettled([remove(), remove()]);
    expect(both.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await popular()).toContain("共有");
  });

  test.each([
    ["ichiro", "FORBIDDEN_OPERATION"],
    ["ren", "RECORD_NOT_FOUND"],
  ] as const)("%s may not", async (who, code) => {
    const post = await write("hanako", "記事");
    await expect(server.as(who).call(deletePost, { params: { id: post.id } })).rejects.toMatchObject({
      code,
    });
  });

  test("an administrator deletes any post of their community, and no other's", async () => {
    const post = await write("hanako", "不適切");
    for (const [who, status] of [
      ["hanako", 403],
      ["yui", 404],
    ] as const)
      await expect(server.as(who).call(deleteUserPost, { params: { id: post.id } })).rejects.toMatchObject({
        status,
      });
    await server.as("misaki").call(deleteUserPost, { params: { id: post.id } });
    await expect(read("hanako", post.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("hiding", () => {
  test("a hidden post is gone for members, stays with its author, and comes back", async () => {
    const post = await write("hanako", "伏せる記事", { tags: ["伏"] });
    const { data } = await publish("misaki", post.id, false, post.updated_at);
    expect(data).toMatchObject({ published: false, abilities: { hide: true } });
    for (const who of ["ichiro", "emi"] as const)
      await expect(read(who, post.id)).rejects.toMatchObject({ status: 404, code: "RECORD_NOT_FOUND" });
    expect(await titles("hanako")).not.toContain("伏せる記事");
    expect(await titles("hanako", { my_post: true })).toContain("伏せる記事");
    expect((await read("hanako", post.id)).data).toMatchObject({
      published: false,
      abilities: { edit: false, delete: true, hide: false, comment: false, like: false, interest: false },
    });
    await expect(edit("hanako", post, "直し")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    expect(await popular()).not.toContain("伏");
    await publish("makoto", post.id, true);
    await publish("makoto", post.id, true);
    expect(await titles("ichiro")).toContain("伏せる記事");
    expect(await popular()).toContain("伏");
  });

  test("an administrator who has not seen another's change is told so", async () => {
    const post = await write("hanako", "記事");
    await publish("misaki", post.id, false, post.updated_at);
    await expect(publish("makoto", post.id, true, post.updated_at)).rejects.toMatchObject({
      status: 400,
      code: "ERROR_STATUS_HAS_CHANGED",
    });
  });

  test.each([
    ["hanako", 403],
    ["ken", 403],
    ["yui", 404],
    ["guest", 401],
  ] as const)("%s may not hide", async (who, status) => {
    const post = await write("hanako", "記事");
    await expect(publish(who as PersonKey, post.id, false)).rejects.toMatchObject({ status });
  });
});

describe("the administrators' lists", () => {
  const list = async (query: Record<string, unknown> = {}) => {
    const answer = await server.as("misaki").call(listUserPosts, { params, query });
    return { ...answer, titles: answer.data.records.map((post) => post.title) };
  };

  test("show members' posts, hidden ones included, with filters, order and totals", async () => {
    const before = (await list()).total_records;
    server.clock.advance({ days: 10 });
    const hidden = await write("ichiro", "一覧・募集", { content_type: 2 });
    await publish("misaki", hidden.id, false);
    server.clock.advance({ minutes: 1 });
    await write("ken", "一覧・求人", { content_type: 3 });
    const all = await list();
    expect(all.titles.slice(0, 2)).toEqual(["一覧・求人", "一覧・募集"]);
    expect(all.total_records).toBe(before + 2);
    expect((await list({ published: false, q: "一覧" })).titles).toEqual(["一覧・募集"]);
    expect((await list({ published: true, q: "一覧" })).titles).toEqual(["一覧・求人"]);
    expect((await list({ published: "all", q: "一覧" })).titles).toEqual(["一覧・求人", "一覧・募集"]);
    expect((await list({ content_type: 3, q: "一覧" })).titles).toEqual(["一覧・求人"]);
    expect((await list({ created_from: "2026-12-01", created_to: "2026-12-01" })).titles).toHaveLength(2);
    expect((await list({ created_to: "2026-11-30", q: "一覧" })).titles).toEqual([]);
    expect((await list({ created_at: "asc" })).titles.at(-1)).toBe("一覧・求人");
  });

  test("hold posts of the same instant in one order over all pages, and say beyond the last how many there are", async () => {
    for (const at of Array.from({ length: 33 }, (_, index) => index)) await write("ken", `同時刻${at}`);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list({ q: "同時刻", page }));
    expect(pages.map(({ titles }) => titles.length)).toEqual([30, 3, 0]);
    expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(33);
    expect(pages.map(({ total_records, total_pages }) => [total_records, total_pages])).toEqual([
      [33, 2],
      [33, 2],
      [33, 2],
    ]);
  });

  test("official posts stand in their own list", async () => {
    await writeOfficial("misaki", "公式一覧");
    expect((await list()).titles).not.toContain("公式一覧");
    const official = await server.as("makoto").call(listOfficialPosts, { params });
    expect(official.data.records[0]?.title).toBe("公式一覧");
  });

  test.each([
    ["hanako", 403],
    ["ken", 403],
    ["yui", 404],
    ["guest", 401],
  ] as const)("%s does not see them", async (who, status) => {
    await expect(server.as(who).call(listUserPosts, { params })).rejects.toMatchObject({ status });
  });

  test("a page size that is not offered is refused", async () => {
    await expect(list({ per_page: 20 })).rejects.toMatchObject({ status: 400 });
  });
});
