import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { searchedDate, seenTime } from "#kit/contract/wire.ts";
import { identify } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const url = `/api/communities/${aoba}/posts`;
const headers = {
  host: "localhost",
  "x-requested-with": "XMLHttpRequest",
  "content-type": "application/json",
  ...identify("hanako"),
};

test.each([
  ["an unknown content encoding", { "content-encoding": "nonsense" }, "{}"],
  ["what is not in the encoding it names", { "content-encoding": "gzip" }, "{}"],
  ["an encoding that breaks off", { "content-encoding": "gzip" }, gzipSync("{}").subarray(0, 12)],
  ["an unknown content type", { "content-type": "nonsense" }, "{}"],
  ["JSON that breaks off", {}, '{"title":'],
  ["a prototype", {}, '{"__proto__":{}}'],
])("%s is refused as a fault of the request", async (_, more, payload) => {
  const { statusCode } = await server.app.inject({
    method: "POST",
    url,
    headers: { ...headers, ...more },
    payload,
  });
  expect(statusCode).toBe(400);
});

test.each([
  ["a form in an address's encoding", "application/x-www-form-urlencoded", "title=秋&content=便り"],
  ["a form of several parts", "multipart/form-data; boundary=edge", "--edge--"],
])("%s is refused where a call takes JSON, and never taken for an empty one", async (_, type, payload) => {
  const url = `/api/groups/1/affiliation`;
  const answer = await server.app.inject({
    method: "POST",
    url,
    headers: { ...headers, "content-type": type },
    payload,
  });
  expect([answer.statusCode, answer.json().error_message_code]).toEqual([400, "ERROR_INVALID_PARAMS"]);
});

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

test.each([
  ["lists in lists", `{"a":${nested(100)}}`],
  ["objects in objects", `${'{"a":'.repeat(100)}1${"}".repeat(100)}`],
  ["lists beside one another", `{"a":[${"[],".repeat(10_000)}[]]}`],
  ["values in a list", `{"a":[${"0,".repeat(10_000)}0]}`],
  ["fields that no call knows", `{${Array.from({ length: 10_000 }, (_, n) => `"a${n}":0`).join(",")}}`],
])("%s beyond what the call can take are refused before anything is read of them", async (_, payload) => {
  for (const at of [url, "/api/nowhere"]) {
    const answer = await server.app.inject({ method: "POST", url: at, headers, payload });
    const { data } = answer.json();
    expect([answer.statusCode, data]).toEqual([400, [{ message_code: "ERROR_INVALID_PARAMS" }]]);
  }
});

test("brackets, commas and quotation marks in a text are text", async () => {
  const title = `\\"${"[{,".repeat(30)}`;
  const content = `<p>${'[{,\\"'.repeat(600)}</p>`;
  const { data } = await server.as("hanako").call(createPost, {
    params: { id: aoba },
    body: { title, content, content_type: 1 },
  });
  expect(data.title).toBe(title);
});

test("a call that takes no body may say that it is JSON", async () => {
  const post = await server.as("hanako").call(createPost, {
    params: { id: aoba },
    body: { title: "秋", content: "<p>便り</p>", content_type: 1 },
  });
  for (const method of ["PUT", "DELETE"] as const) {
    const answer = await server.app.inject({ method, url: `/api/posts/${post.data.id}/like`, headers });
    expect([method, answer.statusCode]).toEqual([method, 200]);
  }
  const missing = await server.app.inject({ method: "POST", url, headers });
  expect(missing.json()).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ field: "title" })]),
  });
});

test.each(["%", "%e3%81"])("a path that ends in %s is refused in the one shape of refusals", async (end) => {
  const answer = await server.app.inject({ method: "GET", url: `/api/posts/${end}`, headers });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toMatchObject({ success: false });
});

test("text that no database holds is named with its field, also where the field lets any character through", async () => {
  const query = await server.as("hanako").send(listPosts, { params: { id: aoba }, query: { tag: "a\0" } });
  expect(query.body).toMatchObject({
    data: [{ message_code: "ERROR_INVALID_PARAMS" }, { message_code: "INVALID_CHARACTERS", field: "tag" }],
  });
  const body = { client_id: crypto.randomUUID(), title: "\ud800", content: "<p>a</p>", content_type: 1 };
  expect(await server.as("hanako").send(createPost, { params: { id: aoba }, body })).toMatchObject({
    status: 400,
  });
});

test("a year at the end of all years is no time of ours", () => {
  expect(searchedDate.safeParse("0000-01-01").success).toBe(false);
  expect(searchedDate.safeParse("9999-12-31").success).toBe(false);
  expect(seenTime.safeParse("0001-01-01T00:00:00+23:59").success).toBe(false);
  expect(seenTime.safeParse("2026-11-21T05:20:00.000Z").success).toBe(true);
});
