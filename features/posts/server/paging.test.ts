import { beforeAll, describe, expect, test } from "vitest";
import { keepPost } from "#features/reactions/contract/keep-calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { deletePost, listPosts } from "../contract/calls.ts";
import { postsOf } from "./posts.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { write } = postsOf(server);
const TOTAL = 50;
const ids: number[] = [];

/** The clock stands still, so all have the same time and only the id tells them apart. */
beforeAll(async () => {
  for (let n = 1; n <= TOTAL; n += 1) ids.push((await write("hanako", `記事${n}`, { tags: ["頁"] })).id);
  for (const id of ids) await server.as("ichiro").call(keepPost, { params: { id } });
});

const pageOf = (query: Record<string, unknown>) => server.as("ichiro").call(listPosts, { params, query });

async function readAll(query: Record<string, unknown>, between: (page: number) => Promise<void>) {
  const seen: number[] = [];
  let token: string | null = null;
  let page = 0;
  do {
    const answer = await pageOf({ ...query, ...(token ? { next_post_token: token } : {}) });
    seen.push(...answer.data.records.map((post) => post.id));
    token = answer.next_post_token;
    page += 1;
    await between(page);
  } while (token);
  return seen;
}

describe.each([
  ["all", {}],
  ["articles", { content_type: 1 }],
  ["kept", { favorite: true }],
  ["a tag", { tag: "頁" }],
])("paging through %s", (_, query) => {
  test("neither jumps nor repeats while posts of the same moment are written and one read is removed", async () => {
    const { data } = await pageOf(query);
    const expected = [...(await readAll(query, async () => {}))];
    const seen = await readAll(query, async (page) => {
      const added = await write("hanako", `割り込み${page}`, { tags: ["頁"] });
      await server.as("ichiro").call(keepPost, { params: { id: added.id } });
      if (page === 1)
        await server.as("hanako").call(deletePost, { params: { id: data.records[3]?.id ?? 0 } });
    });
    expect(seen).toEqual(expected);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(-30)).toEqual(ids.slice(0, 30).reverse());
  });
});

test("the number of pages is told, and a page can be asked for by number (R145, R256)", async () => {
  const first = await pageOf({});
  const second = await pageOf({ page: 2 });
  expect(first.total_pages).toBe(3);
  expect(second.data.records[0]?.id).toBe((first.data.records.at(-1)?.id ?? 0) - 1);
  await write("hanako", "三頁目", {});
  await write("hanako", "三頁目", {});
  await write("hanako", "四頁目", {});
  expect((await pageOf({})).total_pages).toBe(4);
});

test("as many come as are asked for, and the next page goes on behind them (R149)", async () => {
  const first = await pageOf({ per_page: 7 });
  expect(first.data.records).toHaveLength(7);
  expect(first.total_pages).toBe(Math.ceil((TOTAL + 7) / 7));
  const next = await pageOf({ per_page: 50, next_post_token: first.next_post_token });
  expect(next.data.records[0]?.id).toBe((first.data.records.at(-1)?.id ?? 0) - 1);
  expect((await pageOf({ per_page: 7, page: 2 })).data.records).toEqual(next.data.records.slice(0, 7));
  expect((await pageOf({ per_page: 7, q: "記事" })).data.records).toHaveLength(7);
});
