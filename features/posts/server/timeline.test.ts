import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { uploadImage } from "#features/files/contract/calls.ts";
import { keepPost } from "#features/reactions/contract/keep-calls.ts";
import { AREA_HEADER } from "#kit/contract/area.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { castToken } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listPosts } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { postsOf } from "./posts.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { write, writeOfficial, titles } = postsOf(server);

let article: Post;
beforeAll(async () => {
  article = await write("hanako", "記事", { tags: ["同窓会"] });
  server.clock.advance({ minutes: 1 });
  await write("ichiro", "募集", { content_type: 2, end_date: "2026-12-31" });
  server.clock.advance({ minutes: 1 });
  await write("ken", "求人", { content_type: 3 });
  server.clock.advance({ minutes: 1 });
  await writeOfficial("misaki", "事務局だより", { tags: ["同窓会", "総会"] });
});

describe("the tabs of the timeline", () => {
  test("an alumnus reads everything, newest first", async () => {
    expect(await titles("hanako")).toEqual(["事務局だより", "求人", "募集", "記事"]);
  });
  test("an employee reads no job offer but their own; an administrator reads all", async () => {
    expect(await titles("emi")).toEqual(["事務局だより", "募集", "記事"]);
    expect(await titles("emi", { content_type: 3 })).toEqual([]);
    expect(await titles("ken")).toContain("求人");
    expect(await titles("ken", { content_type: 3 })).toEqual(["求人"]);
    expect(await titles("misaki", { content_type: 3 })).toEqual(["求人"]);
  });
  test("a kind shows only that kind", async () => {
    expect(await titles("hanako", { content_type: 1 })).toEqual(["事務局だより", "記事"]);
    expect(await titles("hanako", { content_type: 2 })).toEqual(["募集"]);
  });
  test("one's own posts are those written in one's own name", async () => {
    expect(await titles("hanako", { my_post: true })).toEqual(["記事"]);
    expect(await titles("misaki", { my_post: true })).toEqual([]);
  });
  test("kept posts come in the order of keeping", async () => {
    await server.as("ichiro").call(keepPost, { params: { id: article.id + 1 } });
    server.clock.advance({ minutes: 1 });
    await server.as("ichiro").call(keepPost, { params: { id: article.id } });
    expect(await titles("ichiro", { favorite: true })).toEqual(["記事", "募集"]);
    expect(await titles("ichiro", { favorite: true, content_type: 2 })).toEqual(["募集"]);
    expect(await titles("hanako", { favorite: true })).toEqual([]);
  });
  test("a tag shows the posts that carry it, a search those that hold the text", async () => {
    expect(await titles("emi", { tag: "同窓会" })).toEqual(["事務局だより", "記事"]);
    expect(await titles("emi", { tag: "%" })).toEqual([]);
    expect(await titles("hanako", { tag: "同窓会", content_type: 1 })).toEqual(["事務局だより", "記事"]);
    expect(await titles("hanako", { tag: "総会", my_post: true })).toEqual([]);
    expect(await titles("hanako", { tag: "同窓会", my_post: true })).toEqual(["記事"]);
    expect(await titles("ichiro", { tag: "同窓会", favorite: true })).toEqual(["記事"]);
    expect(await titles("hanako", { q: "だより" })).toEqual(["事務局だより"]);
    expect(await titles("hanako", { q: "%" })).toEqual([]);
  });
  test("an official post stands in the name of the management office, with its picture (R122, R395)", async () => {
    const files = { image: new File([new Uint8Array(await png(300, 300))], "印.png") };
    const body = { type: "community_header" as const };
    const { data: image } = await server.as("misaki").call(uploadImage, { params, files, body });
    await server.database.kysely
      .updateTable("communities")
      .set({ operating_file_id: image.id })
      .where("id", "=", params.id)
      .execute();
    const { data } = await server.as("hanako").call(listPosts, { params });
    expect(data.records[0]).toMatchObject({
      post_type: 2,
      user_post: {
        user_id: 0,
        user_type: "community_admin",
        display_name: "青葉製作所 人事部",
        avatar_url: image.url,
      },
    });
  });
});

describe("who may read the timeline", () => {
  test.each([
    ["guest", 401, "ERROR_UNAUTHENTICATED"],
    ["ren", 404, "RECORD_NOT_FOUND"],
    ["yui", 404, "RECORD_NOT_FOUND"],
    ["sho", 403, "ERROR_NOT_PARTICIPATING"],
    ["aoi", 403, "ERROR_NOT_PARTICIPATING"],
    ["nao", 404, "RECORD_NOT_FOUND"],
    ["unei", 403, "ERROR_FORBIDDEN"],
  ] as const)("%s is refused", async (who, status, code) => {
    await expect(server.as(who).call(listPosts, { params })).rejects.toMatchObject({ status, code });
  });
});

test("a token this server has not made is refused", async () => {
  const query = { next_post_token: "bm9uc2Vuc2U" };
  await expect(server.as("hanako").call(listPosts, { params, query })).rejects.toMatchObject({
    status: 400,
    code: "ERROR_INVALID_PARAMS",
  });
});

test("an author who has left is hidden, the post remains (R124, R125)", async () => {
  await server.setState("ichiro", "withdrawn");
  const { data } = await server.as("hanako").call(listPosts, { params, query: { content_type: 2 } });
  expect(data.records[0]?.user_post).toEqual({
    user_id: null,
    user_type: "alumni",
    display_name: "",
    avatar_url: null,
    available: false,
    is_deleted_in_30_days: 1,
    affiliation: null,
    is_profile_public: false,
  });
  server.clock.advance({ days: 31 });
  const later = await server.as("hanako").call(listPosts, { params, query: { content_type: 2 } });
  expect(later.data.records[0]?.user_post.is_deleted_in_30_days).toBe(2);
});

test("the management office is never shown as somebody who has left (R163)", async () => {
  await server.setState("misaki", "withdrawn");
  const { data } = await server.as("hanako").call(listPosts, { params });
  const { user_post } = data.records.find(({ title }) => title === "事務局だより") ?? {};
  expect(user_post).toMatchObject({
    user_id: 0,
    display_name: "青葉製作所 人事部",
    is_deleted_in_30_days: 0,
  });
});

test("a page of posts is packed for its way to a phone, where the browser can unpack it", async () => {
  for (let i = 0; i < 5; i += 1) await write("hanako", `近況 ${i}`);
  const read = async (encoding: string) => {
    const cookie = `${sessionCookieName("alumni")}=${castToken("hanako")}`;
    const url = `/api/communities/${server.ids.aoba}/posts`;
    const headers = { cookie, [AREA_HEADER]: "alumni", "accept-encoding": encoding };
    return server.app.inject({ method: "GET", url, headers });
  };
  const [packed, plain] = [await read("br"), await read("identity")];
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
});
