import { beforeEach, describe, expect, test } from "vitest";
import { listAuditEvents } from "#features/audit-log/contract/calls.ts";
import {
  listContractHistory,
  type PlanChoice,
  requestPlan,
  showContract,
} from "#features/contracts/contract/calls.ts";
import { listOperatorEvents } from "#features/operators/contract/events.ts";
import { becomeOperator } from "#features/operators/server/operators.test-helper.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { cast } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const db = server.database.kysely;
const { aoba, minato } = server.ids;
const unei = server.as("unei");
const kei = server.as(await becomeOperator(server, "kei@example.jp"));

const ask = (choice: PlanChoice = "upgrade", remarks = "4月から300名を予定しています。") =>
  server.as("makoto").call(requestPlan, { params: { id: aoba }, body: { choice, remarks } });
const list = async (query: CallInput<typeof calls.listPlanRequests>["query"] = {}) =>
  (await unei.call(calls.listPlanRequests, { query })).data.records;
const paramsOf = async () => ({
  community_id: aoba,
  request_id: (await list({ state: "open" }))[0]?.id ?? 0,
});
const show = async (params: Awaited<ReturnType<typeof paramsOf>>) =>
  (await unei.call(calls.showPlanRequest, { params })).data;
const agreed = {
  plan: "プレミアム",
  member_limit: "300",
  renewal_date: "2027-03-31",
  options: "コミュニティサイト",
  purchased_points: "0",
};
const accept = async (params: Awaited<ReturnType<typeof paramsOf>>, more = {}, by = unei) =>
  by.call(calls.acceptPlanRequest, {
    params,
    body: {
      ...agreed,
      text: "4月1日から承ります。",
      version: (await show(params)).contract.version,
      ...more,
    },
  });
const mailsTo = async (address: string) => {
  await server.drainJobs();
  return (await server.mails()).filter(({ to }) => to.address === address);
};

beforeEach(async () => {
  await db.deleteFrom("contract_history").execute();
  await db.deleteFrom("plan_requests").execute();
  await db.deleteFrom("contracts").execute();
  await db.updateTable("communities").set({ member_limit: 500 }).where("id", "=", aoba).execute();
  server.clock.advance({ minutes: 1 });
});

describe("a request of a contractor (R413)", () => {
  test("is mailed to every operator, and leads to where it is answered", async () => {
    await ask();
    const { request_id } = await paramsOf();
    for (const address of [cast.unei.email, "kei@example.jp"]) {
      const mail = (await mailsTo(address)).findLast(({ subject }) => subject.includes("プランの申し込み"));
      expect(mail?.text).toContain(`/operator/plan_requests/${aoba}/${request_id}`);
      expect(mail?.text).toContain("4月から300名を予定しています。");
      expect(mail?.text).toContain("伊藤 誠");
    }
  });

  test("is listed with those of all communities, and found by each of them", async () => {
    await ask();
    await server.as("yui").call(requestPlan, { params: { id: minato }, body: { choice: "continue" } });
    expect(await list()).toMatchObject([
      { community_id: minato, choice: "continue", state: "open" },
      { community_id: aoba, community: "青葉製作所アルムナイ", contractor: "伊藤 誠", answered_at: null },
    ]);
    expect(await list({ choice: "continue" })).toMatchObject([{ community_id: minato }]);
    expect(await list({ info: "300名" })).toMatchObject([{ community_id: aoba }]);
    await accept(
      { community_id: aoba, request_id: (await list({ info: "300名" }))[0]?.id ?? 0 },
      { text: "" },
    );
    expect(await list({ state: "accepted" })).toMatchObject([{ community_id: aoba, answered_by: "縁 運営" }]);
    expect(await list({ state: "open" })).toMatchObject([{ community_id: minato }]);
  });
});

describe("accepting it", () => {
  test("writes the contract in the same step; the contractor reads both, in mail and history", async () => {
    await ask();
    const { data } = await accept(await paramsOf());
    expect(data).toMatchObject({ state: "accepted", contract: { plan: "プレミアム", member_limit: 300 } });
    const makoto = server.as("makoto");
    expect((await makoto.call(showContract, { params: { id: aoba } })).data).toMatchObject({
      plan: "プレミアム",
      member_limit: 300,
      renewal_date: "2027-03-31",
      options: ["コミュニティサイト"],
      open_request: null,
    });
    const history = (await makoto.call(listContractHistory, { params: { id: aoba } })).data.records;
    expect(history).toMatchObject([
      { what: "changed", changes: { plan: [null, "プレミアム"], member_limit: [500, 300] } },
      { what: "requested", request: { answer: "accepted", answer_text: "4月1日から承ります。" } },
    ]);
    const mails = await mailsTo(cast.makoto.email);
    expect(mails.filter(({ text }) => text.includes("4月1日から承ります。"))).toHaveLength(1);
  });

  test("changes nothing of a contract that is entered as it stands", async () => {
    await ask("continue");
    const params = await paramsOf();
    const { plan, member_limit, renewal_date, options, purchased_points } = (await show(params)).contract;
    await accept(params, {
      plan: plan ?? "",
      member_limit: String(member_limit),
      renewal_date: renewal_date ?? "",
      options: options.join("\n"),
      purchased_points: String(purchased_points),
    });
    const { data } = await server.as("makoto").call(listContractHistory, { params: { id: aoba } });
    expect(data.records).toMatchObject([{ what: "requested", request: { answer: "accepted" } }]);
  });

  test("is refused where the contract was changed meanwhile; then the request stays open", async () => {
    await ask();
    const params = await paramsOf();
    const stale = { version: "2020-01-01T00:00:00.000Z", text: "届かない回答" };
    await expect(accept(params, stale)).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    expect((await show(params)).state).toBe("open");
    const mails = await mailsTo(cast.makoto.email);
    expect(mails.filter(({ text }) => text.includes("届かない回答"))).toEqual([]);
  });

  test("refuses a limit that is no number", async () => {
    await ask();
    await expect(accept(await paramsOf(), { member_limit: "たくさん" })).rejects.toMatchObject({
      faults: [{ field: "member_limit" }],
    });
  });
});

describe("declining it", () => {
  test("needs a reason, which the contractor is told; the contract stays", async () => {
    await ask();
    const params = await paramsOf();
    const decline = (text: string) => unei.call(calls.declinePlanRequest, { params, body: { text } });
    await expect(decline(" ")).rejects.toMatchObject({ faults: [{ field: "text" }] });
    await decline("ご希望の人数には対応していません。");
    const mails = await mailsTo(cast.makoto.email);
    expect(mails.filter(({ text }) => text.includes("ご希望の人数には対応していません。"))).toHaveLength(1);
    expect(await show(params)).toMatchObject({
      state: "declined",
      contract: { plan: null, member_limit: 500 },
    });
  });

  test("lets the contractor ask again", async () => {
    await ask();
    await unei.call(calls.declinePlanRequest, {
      params: await paramsOf(),
      body: { text: "対応していません。" },
    });
    await ask("new");
    expect(await list({ state: "open" })).toMatchObject([{ choice: "new" }]);
  });
});

test("of two operators who answer at once, the second is told that it has changed", async () => {
  await ask();
  const params = await paramsOf();
  const results = await Promise.allSettled([
    accept(params),
    kei.call(calls.declinePlanRequest, { params, body: { text: "対応していません。" } }),
  ]);
  expect(results.filter(({ status }) => status === "rejected")).toMatchObject([
    { reason: { code: "ERROR_STATUS_HAS_CHANGED" } },
  ]);
});

test("both logs tell of the answer, the community's without the operator's name", async () => {
  await ask();
  await accept(await paramsOf());
  const { data } = await server.as("makoto").call(listAuditEvents, { params: { id: aoba } });
  expect(data.records[0]).toMatchObject({
    act: "acceptPlanRequest",
    actor: null,
    is_by_operator: true,
    target: { kind: "planRequest" },
    changes: { answer: [null, "accepted"], member_limit: [500, 300] },
  });
  const { records } = (await unei.call(listOperatorEvents, { query: { act: "acceptPlanRequest" } })).data;
  expect(records[0]).toMatchObject({ actor: "縁 運営", community_id: aoba });
});

test("a request is found only below its own community", async () => {
  await ask();
  const { request_id } = await paramsOf();
  const params = { community_id: minato, request_id };
  expect((await unei.send(calls.showPlanRequest, { params })).status).toBe(404);
  expect(
    (await unei.send(calls.declinePlanRequest, { params, body: { text: "対応していません。" } })).status,
  ).toBe(404);
});

test.each(["makoto", "misaki", "hanako"] as const)(
  "%s neither sees nor answers requests here",
  async (who) => {
    await ask();
    const params = await paramsOf();
    expect((await server.as(who).send(calls.listPlanRequests, {})).status).toBe(403);
    expect((await server.as(who).send(calls.showPlanRequest, { params })).status).toBe(403);
    expect(
      (await server.as(who).send(calls.declinePlanRequest, { params, body: { text: "いいえ" } })).status,
    ).toBe(403);
  },
);
