import { expect, test } from "vitest";
import {
  showOperatedCommunity,
  suspendCommunity,
  updateCommunityAccess,
} from "#features/operator-communities/contract/calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { inviteOperator, listOperators, removeOperator } from "../contract/calls.ts";
import { listOperatorEvents } from "../contract/events.ts";
import { becomeOperator } from "./operators.test-helper.ts";

const server = await startTestServer();
const unei = server.as("unei");
const { aoba, minato } = server.ids;

const kei = server.as(await becomeOperator(server, "kei@example.jp"));
server.clock.advance({ days: 1 });
await kei.call(suspendCommunity, { params: { community_id: minato }, body: { reason: "お支払いの確認" } });
const { version, ...access } = (await unei.call(showOperatedCommunity, { params: { community_id: aoba } }))
  .data.access;
await unei.call(updateCommunityAccess, {
  params: { community_id: aoba },
  body: { ...access, ip_allow_list: "", is_private: true, version },
});

const list = async (query: CallInput<typeof listOperatorEvents>["query"] = {}) =>
  (await unei.call(listOperatorEvents, { query })).data.records;

const suspended = {
  act: "suspendCommunity",
  actor: "織部 圭",
  community_id: minato,
  reason: "お支払いの確認",
};
const made = { act: "updateCommunityAccess", community_id: aoba, changes: { is_private: [false, true] } };
const setUp = { act: "setUpOperator", target: { kind: "operator" }, whose: "織部 圭", community_id: null };

test("an operator reads who of them did what where, newest first, and finds it by each", async () => {
  expect(await list()).toMatchObject([made, suspended, setUp]);
  expect(await list({ actor: "織部" })).toMatchObject([suspended, setUp]);
  expect(await list({ of: "青葉" })).toMatchObject([{ ...made, community: "青葉製作所アルムナイ" }]);
  expect(await list({ act: "suspendCommunity" })).toMatchObject([suspended]);
  expect(await list({ info: "お支払い" })).toMatchObject([suspended]);
  const [first] = await list({ act: "setUpOperator" });
  const day = (first?.at ?? "").slice(0, 10);
  expect(await list({ to: day })).toMatchObject([setUp]);
  expect(await list({ info: "どこにもない" })).toEqual([]);
});

test("the filter offers the acts that stand in the log", async () => {
  const { acts } = await unei.call(listOperatorEvents, {});
  expect(acts).toEqual(["setUpOperator", "suspendCommunity", "updateCommunityAccess"]);
});

test("the file says the changes in words", async () => {
  const bytes = await unei.call(listOperatorEvents.csv, { query: { act: "updateCommunityAccess" } });
  expect(Buffer.from(bytes).toString()).toContain("管理者のみ利用: いいえ → はい");
});

test("what a removed operator did stays, under the name they had", async () => {
  const { records } = (await unei.call(listOperators, { query: { info: "kei@" } })).data;
  await unei.call(removeOperator, { params: { operator_id: records[0]?.id ?? 0 } });
  expect(await list({ actor: "織部" })).toMatchObject([suspended, { act: "setUpOperator", whose: null }]);
  expect(await list({ act: "removeOperator" })).toMatchObject([
    { changes: { email: ["kei@example.jp", null] }, target: { kind: "operator" } },
  ]);
});

test("an address that was invited is found", async () => {
  await unei.call(inviteOperator, { body: { email: "sora@example.jp" } });
  expect(await list({ info: "sora@" })).toMatchObject([{ act: "inviteOperator", whose: "sora@example.jp" }]);
});

test.each(["makoto", "misaki", "hanako", "ken"] as const)(
  "%s reads nothing of it",
  async (who: PersonKey) => {
    expect((await server.as(who).send(listOperatorEvents, {})).status).toBe(403);
    expect((await server.as(who).send(listOperatorEvents.csv, {})).status).toBe(403);
  },
);
