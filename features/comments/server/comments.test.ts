import { beforeAll, describe, expect, test } from "vitest";
import { getOfficialPostDetail, getUserPostDetail } from "#features/moderation/contract/calls.ts";
import { createPost, getPost } from "#features/posts/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { updateComment } from "../contract/admin-calls.ts";
import { createComment, deleteComment, getPostDetail, listComments } from "../contract/calls.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };

const write = async (who: PersonKey, content_type = 1) => {
  const body = { client_id: crypto.randomUUID(), content_type, title: "記事", content: "<p>本文</p>" };
  return (await server.as(who).call(createPost, { params, body })).data.id;
};
const comment = async (who: PersonKey, id: number, content: string, extra: Record<string, unknown> = {}) =>
  server.as(who).call(createComment, {
    params: { id },
    body: { client_id: crypto.randomUUID(), content, ...extra },
  });
const texts = async (who: PersonKey, post_id: number, query: Record<string, unknown> = {}) =>
  (await server.as(who).call(listComments, { params, query: { post_id, ...query } })).data.records.map(
    (one) => one.content,
  );
const countOf = async (id: number) =>
  (await server.as("hanako").call(getPost, { params: { id } })).data.comment_count;
const moderate = (
  who: PersonKey,
  postId: number,
  commentId: number,
  body: { published: boolean; comment_deleted_flg?: boolean },
) => server.as(who).call(updateComment, { params: { postId, commentId }, body });

let postId: number;
beforeAll(async () => {
  postId = await write("hanako");
});

describe("an administrator's reading", () => {
  test("has the hidden comments in it, alone where that is asked for, and nobody else's has", async () => {
    const id = await write("hanako");
    await comment("ichiro", id, "そのまま");
    const hidden = await comment("ken", id, "伏せた");
    await moderate("misaki", id, hidden.data.id, { published: false });
    const office = { create_by_admin: "true" };
    expect(await texts("misaki", id, office)).toEqual(["伏せた", "そのまま"]);
    expect(await texts("misaki", id, { ...office, published: "false" })).toEqual(["伏せた"]);
    expect(await texts("misaki", id, { ...office, published: "true" })).toEqual(["そのまま"]);
    const query = { post_id: id, create_by_admin: "true", published: "false" } as const;
    const page = await server.as("misaki").call(listComments, { params, query });
    expect(page.total_records).toBe(1);
    for (const who of ["hanako", "ken"] as const)
      expect(await texts(who, id, { ...office, published: "false" })).toEqual(["そのまま"]);
  });
});

describe("commenting", () => {
  test("adds to the thread, newest first, and to the count (R154)", async () => {
    const first = await comment("ichiro", postId, "一つ目\n二行目");
    const second = await comment("ken", postId, "二つ目");
    expect([first.comment_count, second.comment_count]).toEqual([1, 2]);
    expect(second.data).toMatchObject({
      my_comment: true,
      user: { display_name: "高橋 健", user_type: "employee" },
      abilities: { delete: true, hide: false },
    });
    expect(await texts("hanako", postId)).toEqual(["二つ目", "一つ目\n二行目"]);
    const detail = await server.as("hanako").call(getPostDetail, { params: { id: postId } });
    expect(detail.data).toMatchObject({ comment_count: 2, comments: [{ content: "二つ目" }, {}] });
  });

  test("64 sends of one comment at once are one comment", async () => {
    const id = await write("hanako");
    const client_id = crypto.randomUUID();
    const sent = Array.from({ length: 64 }, () => comment("ichiro", id, "同時", { client_id }));
    expect(new Set((await Promise.all(sent)).map((one) => one.data.id)).size).toBe(1);
    expect(await countOf(id)).toBe(1);
  });

  test("64 different comments at once are all counted", async () => {
    const id = await write("hanako");
    await Promise.all(Array.from({ length: 64 }, (_, n) => comment("ichiro", id, `${n}`)));
    expect(await countOf(id)).toBe(64);
  });

  test("500 characters fit, one more does not; a mention counts as its name (R221, R230)", async () => {
    const id = await write("hanako");
    await expect(comment("ichiro", id, "👍".repeat(500))).resolves.toBeDefined();
    const tooLong = { status: 400, faults: [{ message_code: "TOO_LONG", field: "content" }] };
    await expect(comment("ichiro", id, "あ".repeat(501))).rejects.toMatchObject(tooLong);
    const token = `@{${server.ids.membership.ken}}`;
    await expect(comment("ichiro", id, `${"あ".repeat(496)}${token}`)).rejects.toMatchObject(tooLong);
    await expect(comment("ichiro", id, " \n ")).rejects.toMatchObject({
      faults: [{ message_code: "REQUIRED" }],
    });
  });

  test("a script in a comment stays the text it is", async () => {
    const id = await write("hanako");
    expect((await comment("ichiro", id, "<script>x</script>")).data.content).toBe("<script>x</script>");
  });

  test("only those who can read the post can be mentioned (R229)", async () => {
    const offer = await write("ken", 3);
    const mention = (who: PersonKey) => `@{${server.ids.membership[who]}} さん`;
    const { data } = await comment("hanako", offer, mention("ichiro"));
    expect(data.mentions).toEqual({ [String(server.ids.membership.ichiro)]: "鈴木 一郎" });
    for (const who of ["emi", "ren", "sho"] as const)
      await expect(comment("hanako", offer, mention(who))).rejects.toMatchObject({
        code: "ERROR_MENTION_USER_INVALID",
      });
    const many = Array.from({ length: 31 }, () => mention("ichiro")).join("");
    await expect(comment("hanako", offer, many)).rejects.toMatchObject({
      code: "VALIDATE_NUMBER_OF_MENTION",
    });
  });

  test("an administrator may speak for the management office, a member may not", async () => {
    const { data } = await comment("misaki", postId, "事務局です", { create_by_admin: true });
    expect(data).toMatchObject({ create_by_admin: true, my_comment: false, user: { user_id: 0 } });
    await expect(comment("hanako", postId, "偽", { create_by_admin: true })).rejects.toMatchObject({
      code: "FORBIDDEN_OPERATION",
    });
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["yui", 404],
    ["sho", 403],
    ["aoi", 403],
  ] as const)("%s may not comment or read comments", async (who, status) => {
    await expect(comment(who as PersonKey, postId, "よそ者")).rejects.toMatchObject({ status });
    await expect(texts(who as PersonKey, postId)).rejects.toMatchObject({ status });
  });

  test("a job offer's comments are closed to other employees (R009)", async () => {
    const offer = await write("ken", 3);
    await expect(comment("emi", offer, "見えない")).rejects.toMatchObject({ status: 404 });
    await expect(texts("emi", offer)).rejects.toMatchObject({ status: 404 });
    await expect(comment("ken", offer, "自分の")).resolves.toBeDefined();
  });

  test("a post of another community is not found under one's own", async () => {
    const query = { post_id: postId };
    await expect(
      server.as("ren").call(listComments, { params: { id: server.ids.minato }, query }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as("yui").call(getUserPostDetail, { params: { id: server.ids.minato, postId } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test("older comments follow without jumps or doubles while new ones are written", async () => {
  const id = await write("hanako");
  for (let n = 1; n <= 45; n += 1) await comment("ichiro", id, `${n}`);
  const seen: string[] = [];
  let token: string | null | undefined;
  do {
    const query = { post_id: id, ...(token ? { next_comment_token: token } : {}) };
    const page = await server.as("hanako").call(listComments, { params, query });
    seen.push(...page.data.records.map((one) => one.content));
    token = page.next_comment_token;
    await comment("ken", id, "割り込み");
  } while (token);
  expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `${45 - n}`));
});

describe("deleting a comment", () => {
  test("its writer, the post's writer and administrators may; others may not (R248)", async () => {
    const id = await write("hanako");
    for (const who of ["ichiro", "hanako", "misaki"] as const) {
      const { data } = await comment("ichiro", id, "消される");
      await server.as(who).call(deleteComment, { params: { id, commentId: data.id } });
    }
    const { data } = await comment("ichiro", id, "残る");
    const other = await comment("ichiro", id, "余分");
    const left = await server.as("ichiro").call(deleteComment, { params: { id, commentId: other.data.id } });
    expect(left).toMatchObject({ comment_count: 1 });
    for (const [who, status] of [
      ["ken", 400],
      ["ren", 404],
      ["yui", 404],
      ["guest", 401],
    ] as const)
      await expect(
        server.as(who).call(deleteComment, { params: { id, commentId: data.id } }),
      ).rejects.toMatchObject({ status });
    expect(await texts("hanako", id)).toEqual(["残る"]);
    expect(await countOf(id)).toBe(1);
  });

  test("takes a body, as clients of the documents send one (R265)", async () => {
    const id = await write("hanako");
    const { data } = await comment("ichiro", id, "消える");
    const body = { comment_id: data.id };
    const { status } = await server
      .as("ichiro")
      .send(deleteComment, { params: { id, commentId: data.id }, body });
    expect(status).toBe(200);
    expect(await texts("hanako", id)).toEqual([]);
  });

  test("two deletes at once count down once (R155)", async () => {
    const id = await write("hanako");
    await comment("ken", id, "残る");
    const { data } = await comment("ichiro", id, "消える");
    const remove = () => server.as("ichiro").call(deleteComment, { params: { id, commentId: data.id } });
    await Promise.allSettled([remove(), remove(), remove()]);
    expect(await countOf(id)).toBe(1);
  });

  test("under another post it is not found", async () => {
    const { data } = await comment("ichiro", postId, "場所");
    const other = await write("ichiro");
    await expect(
      server.as("ichiro").call(deleteComment, { params: { id: other, commentId: data.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test("as many come as are asked for, and hidden ones are counted for administrators alone", async () => {
  const id = await write("hanako");
  const written = [];
  for (const n of [1, 2, 3, 4, 5]) written.push((await comment("ichiro", id, `${n}`)).data.id);
  await moderate("misaki", id, written[4] ?? 0, { published: false });
  const page = (who: PersonKey, query: Record<string, unknown>) =>
    server.as(who).call(listComments, { params, query: { post_id: id, per_page: 2, ...query } });
  const first = await page("misaki", { create_by_admin: true });
  expect(first).toMatchObject({ total_records: 5, total_pages: 3 });
  expect(first.data.records.map(({ content }) => content)).toEqual(["5", "4"]);
  const rest = await page("misaki", { create_by_admin: true, next_comment_token: first.next_comment_token });
  expect(rest.data.records.map(({ content }) => content)).toEqual(["3", "2"]);
  expect(await page("ichiro", { create_by_admin: true })).toMatchObject({ total_records: 4, total_pages: 2 });
});

describe("hiding a comment", () => {
  test("takes it from members and from the count; administrators still see it; it comes back (R418, R419, R438)", async () => {
    const id = await write("hanako");
    const { data } = await comment("ichiro", id, "伏せる");
    const hidden = await moderate("misaki", id, data.id, { published: false });
    expect(hidden).toMatchObject({ comment_count: 0, data: { published: false } });
    expect(await moderate("makoto", id, data.id, { published: false })).toMatchObject({ comment_count: 0 });
    expect(await texts("ichiro", id)).toEqual([]);
    expect(await texts("ichiro", id, { create_by_admin: true })).toEqual([]);
    expect(await texts("misaki", id)).toEqual([]);
    expect(await texts("misaki", id, { create_by_admin: true })).toEqual(["伏せる"]);
    const detail = await server
      .as("misaki")
      .call(getUserPostDetail, { params: { id: params.id, postId: id } });
    expect(detail.data.comments).toMatchObject([{ content: "伏せる", published: false }]);
    expect(await moderate("misaki", id, data.id, { published: true })).toMatchObject({ comment_count: 1 });
    expect(await texts("ichiro", id)).toEqual(["伏せる"]);
  });

  test("of one its writer has deleted meanwhile is answered as not found (R421, R509)", async () => {
    const id = await write("hanako");
    const { data } = await comment("ichiro", id, "消えた");
    await server.as("ichiro").call(deleteComment, { params: { id, commentId: data.id } });
    await expect(moderate("misaki", id, data.id, { published: false })).rejects.toMatchObject({
      status: 404,
      code: "RECORD_NOT_FOUND",
    });
    expect(await countOf(id)).toBe(0);
  });

  test("a hidden one that is deleted is not counted down again", async () => {
    const id = await write("hanako");
    await comment("ken", id, "残る");
    const { data } = await comment("ichiro", id, "伏せて消す");
    await moderate("misaki", id, data.id, { published: false });
    const gone = await moderate("misaki", id, data.id, { published: false, comment_deleted_flg: true });
    expect(gone).toEqual({ success: true, data: null, comment_count: 1 });
  });

  test("members and administrators of elsewhere may not", async () => {
    const { data } = await comment("ichiro", postId, "対象");
    for (const [who, status] of [
      ["hanako", 403],
      ["ken", 403],
      ["yui", 404],
      ["guest", 401],
    ] as const)
      await expect(moderate(who as PersonKey, postId, data.id, { published: false })).rejects.toMatchObject({
        status,
      });
  });

  test("the official detail shows no member's post", async () => {
    await expect(
      server.as("misaki").call(getOfficialPostDetail, { params: { id: params.id, postId } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test("whoever sends no client_id writes a comment each time, the same words too", async () => {
  const id = await write("hanako");
  for (const content of ["賛成です", "賛成です"])
    await server.as("ken").call(createComment, { params: { id }, body: { content } });
  expect(await texts("hanako", id)).toEqual(["賛成です", "賛成です"]);
});
