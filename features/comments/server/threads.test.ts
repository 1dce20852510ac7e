import { beforeEach, describe, expect, test } from "vitest";
import { createPost, getPost } from "#features/posts/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { updateComment } from "../contract/admin-calls.ts";
import { createComment, deleteComment, editComment, listComments } from "../contract/calls.ts";
import { likeComment, unlikeComment } from "../contract/like-calls.ts";

const server = await startTestServer();
const { kysely } = server.database;
const gone = { status: 404, code: "RECORD_NOT_FOUND" };
let post: number;

beforeEach(async () => {
  const body = { client_id: crypto.randomUUID(), content_type: 1, title: "記事", content: "<p>本文</p>" };
  post = (await server.as("hanako").call(createPost, { params: { id: server.ids.aoba }, body })).data.id;
});

const comment = async (who: PersonKey, content: string, parent_id?: number, id = post) =>
  (
    await server.as(who).call(createComment, {
      params: { id },
      body: { client_id: crypto.randomUUID(), content, parent_id },
    })
  ).data;
const list = (who: PersonKey, query: Record<string, unknown> = {}) =>
  server.as(who).call(listComments, { params: { id: server.ids.aoba }, query: { post_id: post, ...query } });
const records = async (who: PersonKey, query = {}) => (await list(who, query)).data.records;
const texts = async (who: PersonKey, query = {}) => (await records(who, query)).map(({ content }) => content);
const countOf = async () =>
  (await server.as("hanako").call(getPost, { params: { id: post } })).data.comment_count;
const remove = (who: PersonKey, commentId: number) =>
  server.as(who).call(deleteComment, { params: { id: post, commentId } });
const hide = (commentId: number, published = false) =>
  server.as("misaki").call(updateComment, { params: { postId: post, commentId }, body: { published } });

describe("a reply", () => {
  test("stands under what it answers, the latest three at once and all of them by its id", async () => {
    const first = await comment("ichiro", "一つ目");
    const second = await comment("ken", "二つ目");
    for (const content of ["返信1", "返信2", "返信3", "返信4"]) await comment("hanako", content, first.id);
    expect(await texts("ken")).toEqual(["二つ目", "一つ目", "返信4", "返信3", "返信2"]);
    expect((await records("ken"))[1]).toMatchObject({ id: first.id, reply_count: 4, parent_id: null });
    const all = await list("ken", { parent_id: first.id });
    expect(all.data.records.map(({ content }) => content)).toEqual(["返信4", "返信3", "返信2", "返信1"]);
    expect(all.data.records[0]).toMatchObject({ parent_id: first.id, reply_count: 0 });
    expect(all.total_records).toBe(4);
    expect((await list("ken")).total_records).toBe(2);
    expect(await countOf()).toBe(6);
    expect(second.reply_count).toBe(0);
  });

  test("goes with its comment from page to page, and is not counted by the page", async () => {
    const ids: number[] = [];
    for (const content of ["一", "二", "三"]) ids.push((await comment("ichiro", content)).id);
    await comment("ken", "二への返信", ids[1]);
    const first = await list("ken", { per_page: 2 });
    expect(first.data.records.map(({ content }) => content)).toEqual(["三", "二", "二への返信"]);
    const next = { per_page: 2, next_comment_token: first.next_comment_token ?? "" };
    expect(await texts("ken", next)).toEqual(["一"]);
  });

  test("answers only a comment of the same post that is there and answers none itself", async () => {
    const first = await comment("ichiro", "一つ目");
    const reply = await comment("ken", "返信", first.id);
    await expect(comment("hanako", "返信への返信", reply.id)).rejects.toMatchObject(gone);
    const body = { client_id: crypto.randomUUID(), content_type: 1, title: "別", content: "<p>本文</p>" };
    const params = { id: server.ids.aoba };
    const other = (await server.as("hanako").call(createPost, { params, body })).data.id;
    await expect(comment("hanako", "別の投稿から", first.id, other)).rejects.toMatchObject(gone);
    await expect(comment("hanako", "ないものへ", 999_999_999)).rejects.toMatchObject(gone);
    await hide(first.id);
    await expect(comment("hanako", "伏せたものへ", first.id)).rejects.toMatchObject(gone);
    expect(await countOf()).toBe(1);
  });

  test("sent twice is one reply", async () => {
    const { id } = await comment("ichiro", "一つ目");
    const body = { client_id: crypto.randomUUID(), content: "返信", parent_id: id };
    const send = () => server.as("ken").call(createComment, { params: { id: post }, body });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.data.id).toBe(two.data.id);
    expect((await records("ken"))[0]).toMatchObject({ reply_count: 1 });
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["sho", 403],
  ] as const)("%s may not reply, like or edit", async (who, status) => {
    const { id } = await comment("ichiro", "一つ目");
    const person = who as PersonKey;
    const params = { id: post, commentId: id };
    await expect(comment(person, "よそ者", id)).rejects.toMatchObject({ status });
    await expect(server.as(person).call(likeComment, { params })).rejects.toMatchObject({ status });
    const edit = server.as(person).call(editComment, { params, body: { content: "別の" } });
    await expect(edit).rejects.toMatchObject({ status });
  });
});

describe("what others have answered", () => {
  test("stays without words or name when it is deleted, until the last reply has gone", async () => {
    const first = await comment("ichiro", "言わなければよかった");
    const reply = await comment("ken", "そうですね", first.id);
    await remove("ichiro", first.id);
    const [withheld, answer] = await records("hanako");
    expect(withheld).toMatchObject({ withheld: true, content: "", reply_count: 1 });
    expect(withheld?.user).toMatchObject({ user_id: null, display_name: "" });
    expect(answer?.content).toBe("そうですね");
    expect(await countOf()).toBe(1);
    const row = kysely.selectFrom("comments").select("content").where("id", "=", first.id);
    expect(await row.executeTakeFirst()).toEqual({ content: "" });
    await expect(remove("ichiro", first.id)).rejects.toMatchObject(gone);
    await expect(comment("emi", "まだ返せる？", first.id)).rejects.toMatchObject(gone);
    await remove("ken", reply.id);
    expect(await records("hanako")).toEqual([]);
    expect(await row.executeTakeFirst()).toBeUndefined();
    expect(await countOf()).toBe(0);
  });

  test("loses its words for members, not for administrators, while it is hidden", async () => {
    const first = await comment("ichiro", "伏せる言葉");
    const reply = await comment("ken", "返信", first.id);
    await hide(first.id);
    expect(await texts("hanako")).toEqual(["", "返信"]);
    expect(await texts("ichiro")).toEqual(["", "返信"]);
    expect(await texts("misaki", { create_by_admin: "true" })).toEqual(["伏せる言葉", "返信"]);
    await hide(reply.id);
    expect(await texts("hanako")).toEqual([]);
    expect(await texts("misaki", { create_by_admin: "true", published: "false" })).toEqual([
      "返信",
      "伏せる言葉",
    ]);
    await hide(reply.id, true);
    await hide(first.id, true);
    expect(await texts("hanako")).toEqual(["伏せる言葉", "返信"]);
    expect(await countOf()).toBe(2);
  });

  test("a reply to a comment that is being deleted is either there, under nobody's words, or refused", async () => {
    for (let i = 0; i < 10; i += 1) {
      const first = await comment("ichiro", "消える");
      const [, reply] = await Promise.allSettled([
        remove("ichiro", first.id),
        comment("ken", "間に合うか", first.id),
      ]);
      const threads = (await records("hanako")).filter(({ id, parent_id }) =>
        [id, parent_id].includes(first.id),
      );
      if (reply.status === "rejected") expect(reply.reason).toMatchObject(gone);
      expect(threads.map(({ content }) => content)).toEqual(
        reply.status === "fulfilled" ? ["", "間に合うか"] : [],
      );
    }
    expect(await countOf()).toBe((await records("hanako")).filter(({ withheld }) => !withheld).length);
  });
});

describe("a like of a comment", () => {
  test("counts once however often it is sent, and is taken back", async () => {
    const { id } = await comment("ichiro", "よい話");
    const params = { id: post, commentId: id };
    const like = (who: PersonKey) => server.as(who).call(likeComment, { params });
    await Promise.all(Array.from({ length: 8 }, () => like("hanako")));
    expect((await like("ken")).data).toEqual({ like: true, like_count: 2 });
    expect((await records("ken"))[0]).toMatchObject({ like: true, like_count: 2 });
    expect((await records("emi"))[0]).toMatchObject({ like: false, like_count: 2 });
    await server.as("ken").call(unlikeComment, { params });
    expect((await server.as("ken").call(unlikeComment, { params })).data).toEqual({
      like: false,
      like_count: 1,
    });
  });

  test("of what is hidden or gone is not found", async () => {
    const { id } = await comment("ichiro", "伏せる");
    await hide(id);
    const params = { id: post, commentId: id };
    await expect(server.as("ken").call(likeComment, { params })).rejects.toMatchObject(gone);
    await remove("ichiro", id).catch(() => remove("misaki", id));
    await expect(server.as("ken").call(likeComment, { params })).rejects.toMatchObject(gone);
  });
});

describe("editing a comment", () => {
  const edit = (who: PersonKey, commentId: number, content: string, updated_at?: string) =>
    server.as(who).call(editComment, { params: { id: post, commentId }, body: { content, updated_at } });

  test("marks it as edited; only its writer may", async () => {
    const { id, abilities } = await comment("ichiro", "誤字あり");
    expect(abilities.edit).toBe(true);
    const { data } = await edit("ichiro", id, "誤字なし");
    expect(data).toMatchObject({ content: "誤字なし", edited: true });
    for (const who of ["hanako", "misaki"] as const)
      await expect(edit(who, id, "書き換え")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    expect((await records("hanako"))[0]).toMatchObject({ content: "誤字なし", abilities: { edit: false } });
  });

  test("the same words again leave it as it was", async () => {
    const { id } = await comment("ichiro", "そのまま");
    expect((await edit("ichiro", id, "そのまま")).data.edited).toBe(false);
  });

  test("a mention of somebody who has left since does not stand in the way", async () => {
    const emi = server.ids.membership.emi ?? 0;
    const { id } = await comment("ichiro", `@{${emi}} さんへ`);
    await server.setState("emi", "withdrawn");
    expect((await edit("ichiro", id, `@{${emi}} さんへ、直し`)).data).toMatchObject({ mentions: {} });
    await server.setState("emi", "participating");
  });

  test("in a second tab, over a version it has not seen, is refused", async () => {
    const { id, updated_at } = await comment("ichiro", "一");
    await edit("ichiro", id, "二", updated_at);
    await expect(edit("ichiro", id, "三", updated_at)).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    expect(await texts("ichiro")).toEqual(["二"]);
  });

  test("keeps to what a comment may be, and is not found once it is hidden", async () => {
    const { id } = await comment("ichiro", "一");
    await expect(edit("ichiro", id, "あ".repeat(501))).rejects.toMatchObject({ status: 400 });
    await expect(edit("ichiro", id, `@{${server.ids.membership.ren}}`)).rejects.toMatchObject({
      code: "ERROR_MENTION_USER_INVALID",
    });
    await hide(id);
    await expect(edit("ichiro", id, "二")).rejects.toMatchObject(gone);
  });
});
