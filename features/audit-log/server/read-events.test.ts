import { expect, test } from "vitest";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { hidePosts } from "#features/posts/contract/bulk-calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listAuditEvents, listOwnAuditEvents } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const params = { id: aoba };
await server.as("misaki").call(approveCandidates, { params, body: { ids: [membership.aoi ?? 0] } });
const { data: post } = await server.as("hanako").call(createPost, {
  params,
  body: {
    client_id: crypto.randomUUID(),
    content_type: 1,
    title: "秋の会",
    content: "<p>集まりましょう</p>",
  },
});
await server.as("makoto").call(hidePosts, { params, body: { ids: [post.id] } });

const list = async (query: CallInput<typeof listAuditEvents>["query"] = {}) =>
  (await server.as("makoto").call(listAuditEvents, { params, query })).data.records;
const own = async (who: PersonKey) =>
  (await server.as(who).call(listOwnAuditEvents, {})).data.records.map(({ act, by, community }) => [
    act,
    by,
    community,
  ]);

test("the contractor reads who did what to whom, the newest first, and finds it by each of them", async () => {
  const hidden = { act: "hidePosts", actor: { name: "伊藤 誠" }, whose: { name: "佐藤 花子" } };
  const approved = { act: "approveCandidates", actor: { name: "田中 美咲" }, whose: { name: "山本 葵" } };
  expect(await list()).toMatchObject([hidden, approved]);
  expect(await list({ actor: "美咲" })).toMatchObject([approved]);
  expect(await list({ info: "花子" })).toMatchObject([hidden]);
  expect(await list({ act: "hidePosts" })).toMatchObject([hidden]);
  expect(await list({ user_id: membership.aoi })).toMatchObject([approved]);
  expect(await list({ to: "2020-01-01" })).toEqual([]);
});

test("nobody else of the office does, nor the contractor of another community", async () => {
  const read = (who: PersonKey, id = aoba) => server.as(who).send(listAuditEvents, { params: { id } });
  expect((await read("misaki")).status).toBe(403);
  expect((await read("yui")).status).toBe(404);
  expect((await read("yui", minato)).status).toBe(200);
});

test("taking it away as a file is an act too", async () => {
  const file = await server.as("makoto").call(listAuditEvents.csv, { params, query: { act: "hidePosts" } });
  expect(Buffer.from(file).toString()).toContain("投稿をまとめて非公開");
  expect((await list())[0]).toMatchObject({ act: "exportAuditEvents", whose: null });
});

test("a member sees what the office did to what is theirs, and nothing of anybody else's", async () => {
  expect(await own("hanako")).toEqual([["hidePosts", "伊藤 誠", "青葉製作所アルムナイ"]]);
  expect(await own("aoi")).toEqual([["approveCandidates", "田中 美咲", "青葉製作所アルムナイ"]]);
  expect(await own("ichiro")).toEqual([]);
  expect(await own("ken")).toEqual([]);
});
