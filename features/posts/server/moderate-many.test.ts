import { expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listUserPosts } from "../contract/admin-lists.ts";
import { postModerations } from "../contract/bulk-calls.ts";
import { createPost, listPopularTags, listPosts } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const params = { id: aoba };

const write = async (who: PersonKey, title: string, tags: string[] = [], id = aoba) => {
  const body = { client_id: crypto.randomUUID(), content_type: 1, title, content: `<p>${title}</p>`, tags };
  return (await server.as(who).call(createPost, { params: { id }, body })).data.id;
};
const moderate = async (
  action: keyof typeof postModerations,
  ids: number[],
  who: PersonKey = "misaki",
  id = aoba,
) => {
  server.clock.advance({ seconds: 1 });
  const input = { params: { id }, body: { ids } };
  const { as_of } = (await server.as(who).call(postModerations[action].preview, input)).data;
  return (await server.as(who).call(postModerations[action], { ...input, body: { ids, as_of } })).data;
};
const seen = async () =>
  (await server.as("ken").call(listPosts, { params })).data.records.map(({ id }) => id);
const tags = async () =>
  JSON.stringify(await server.as("ken").call(listPopularTags, { query: { community_id: aoba } }));

test("spam is hidden, shown again and deleted in one act each, and the tags follow (R363, R438)", async () => {
  const spam = [await write("hanako", "宣伝 1", ["宣伝"]), await write("hanako", "宣伝 2", ["宣伝"])];
  const other = await write("ichiro", "同窓会");
  expect(await seen()).toEqual(expect.arrayContaining([...spam, other]));
  expect(await tags()).toContain("宣伝");

  expect(await moderate("hide", spam)).toMatchObject({ done: [{ name: "宣伝 2" }, { name: "宣伝 1" }] });
  expect(await seen()).toEqual([other]);
  expect(await tags()).not.toContain("宣伝");

  await moderate("reveal", spam);
  expect(await seen()).toHaveLength(3);
  expect(await tags()).toContain("宣伝");

  await moderate("delete", spam);
  expect(await seen()).toEqual([other]);
  expect(await tags()).not.toContain("宣伝");
  const { data } = await server.as("misaki").call(listUserPosts, { params, query: { published: "all" } });
  expect(data.records.map(({ id }) => id)).toEqual([other]);
});

test("what is hidden already is left out and named, with who did it", async () => {
  const ids = [await write("hanako", "先に隠された"), await write("hanako", "これから")];
  await moderate("hide", ids.slice(0, 1), "makoto");
  const { done, skipped } = await moderate("hide", ids);
  expect(done).toMatchObject([{ id: ids[1] }]);
  expect(skipped).toMatchObject([{ id: ids[0], reason: "handled", by: { kind: "hidePosts" } }]);
});

test.each(["hide", "reveal", "delete"] as const)(
  "another community's administrator cannot %s this one's posts",
  async (action) => {
    const id = await write("hanako", "こちらの話");
    expect(await moderate(action, [id], "yui", minato)).toMatchObject({
      done: [],
      skipped: [{ reason: "gone" }],
    });
    expect(await seen()).toContain(id);
  },
);
