import { beforeEach, describe, expect, test } from "vitest";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { makeCandidate } from "#features/candidates/server/candidates.test-helper.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { answerPlanRequest, changeContract, findContract, planRequestsOf } from "./index.ts";

const server = await startTestServer();
const { aoba, minato, account } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };
const operatorAccountId = account.unei;

const show = async (who: PersonKey = "misaki") =>
  (await server.as(who).call(calls.showContract, { params })).data;
const history = async (query = {}) => server.as("misaki").call(calls.listContractHistory, { params, query });
const request = (body: object = { choice: "upgrade" }, who: PersonKey = "makoto") =>
  server.as(who).call(calls.requestPlan, { params, body: body as { choice: calls.PlanChoice } });
const change = (to: Partial<calls.ContractFields>, seen?: Date) =>
  inTransaction(server.services, (work) =>
    changeContract(work, { communityId: aoba, to, operatorAccountId, seen }),
  );
const openRequestId = async () =>
  (
    await planRequestsOf(db)
      .select("r.id")
      .where("r.community_id", "=", aoba)
      .where("r.answered_at", "is", null)
      .executeTakeFirstOrThrow()
  ).id;
const answer = async (requestId: number, given: calls.PlanAnswer = "accepted", text = "") =>
  inTransaction(server.services, (work) =>
    answerPlanRequest(work, { communityId: aoba, requestId, answer: given, text, operatorAccountId }),
  );

beforeEach(async () => {
  await db.deleteFrom("contract_history").execute();
  await db.deleteFrom("plan_requests").execute();
  await db.deleteFrom("contracts").execute();
  await db.updateTable("communities").set({ member_limit: 500 }).where("id", "=", aoba).execute();
});

describe("the contract of a community", () => {
  test("is read by every administrator: plan, places, renewal and options", async () => {
    const agreed = {
      plan: "スタンダード",
      member_limit: 300,
      renewal_date: "2027-03-31",
      options: ["コミュニティサイト", "IPアドレス制限"],
      purchased_points: 20_000,
    };
    await change(agreed);
    for (const who of ["misaki", "makoto"] as const) expect(await show(who)).toMatchObject(agreed);
    expect((await show()).members).toEqual({ alumni: 3, employees: 4 });
  });

  test("has no plan until the provider has entered one", async () => {
    expect(await show()).toMatchObject({ plan: null, renewal_date: null, options: [], purchased_points: 0 });
    expect(await history()).toMatchObject({ data: { records: [] }, total_records: 0, total_pages: 1 });
  });

  test.each([
    ["hanako", 403],
    ["ken", 403],
    ["yui", 404],
    ["unei", 403],
    ["guest", 401],
  ] as const)("is not shown to %s", async (who, status) => {
    const tried = server.as(who).call(calls.showContract, { params });
    await expect(tried).rejects.toMatchObject({ status });
    await expect(server.as(who).call(calls.listContractHistory, { params })).rejects.toMatchObject({
      status,
    });
  });

  test("is changed by the provider alone, and each change stands in the history, newest first", async () => {
    await change({ plan: "ライト", member_limit: 100 });
    server.clock.advance({ seconds: 1 });
    await change({ member_limit: 200 });
    const { data, total_records } = await history();
    expect(total_records).toBe(2);
    expect(data.records).toMatchObject([
      { what: "changed", by: { side: "operator", name: null }, changes: { member_limit: [100, 200] } },
      { what: "changed", changes: { plan: [null, "ライト"], member_limit: [500, 100] } },
    ]);
    expect(await change({ member_limit: 200 })).toBeUndefined();
    expect((await history()).total_records).toBe(2);
  });

  test("stays as it is where it was changed since an operator has seen it", async () => {
    await change({ plan: "ライト" });
    const seen = (await findContract(db, aoba))?.updated_at;
    server.clock.advance({ seconds: 1 });
    await change({ plan: "スタンダード" });
    await expect(change({ plan: "プレミアム" }, seen)).rejects.toMatchObject({
      faults: [{ message_code: "ERROR_STATUS_HAS_CHANGED" }],
    });
    expect(await show()).toMatchObject({ plan: "スタンダード" });
  });

  test("lists its history page by page (R362)", async () => {
    for (let limit = 101; limit <= 131; limit += 1) await change({ member_limit: limit });
    const second = await history({ page: 2 });
    expect(second).toMatchObject({ total_records: 31, total_pages: 2 });
    expect(second.data.records).toMatchObject([{ changes: { member_limit: [500, 101] } }]);
  });
});

describe("a limit below the present members", () => {
  test("turns nobody out and lets nobody in until it is raised", async () => {
    const candidate = await makeCandidate(server, "over-the-limit");
    const approve = () =>
      server.as("misaki").call(approveCandidates, { params, body: { ids: [candidate.id] } });
    await change({ member_limit: 2 });
    expect(await show()).toMatchObject({ member_limit: 2, members: { alumni: 3, employees: 4 } });
    const { data } = await server.as("hanako").call(showCommunity, { params });
    expect(data.community_members_number).toBe(6);
    await expect(approve()).rejects.toMatchObject({ code: "VALIDATE_NUMBER_OF_USERS" });
    await change({ member_limit: 8 });
    await approve();
    expect((await show()).members).toEqual({ alumni: 4, employees: 4 });
  });
});

describe("the choice of a plan (R413)", () => {
  test.each(calls.planChoices)(
    "“%s” is a request of the contractor that waits for its answer",
    async (choice) => {
      const { data } = await request({ choice, remarks: "4月から300名を予定しています。" });
      expect(data).toMatchObject({
        open_request: { choice, remarks: "4月から300名を予定しています。", answer: null, answered_at: null },
        abilities: { request: false },
      });
      expect((await history()).data.records).toMatchObject([
        { what: "requested", by: { side: "contractor", name: "伊藤 誠" }, request: { choice, answer: null } },
      ]);
    },
  );

  test("is not for ordinary administrators, nor for members", async () => {
    expect((await show("makoto")).abilities.request).toBe(true);
    expect((await show("misaki")).abilities.request).toBe(false);
    for (const who of ["misaki", "ken", "hanako"] as const)
      await expect(request(undefined, who)).rejects.toMatchObject({ status: 403 });
    expect((await show()).open_request).toBeNull();
  });

  test("is made once at a time, however often it is sent", async () => {
    const results = await Promise.allSettled([request(), request(), request()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(request({ choice: "new" })).rejects.toMatchObject({ code: "ERROR_PLAN_REQUEST_OPEN" });
    expect((await history()).total_records).toBe(1);
  });

  test("refuses what is no choice, and remarks that are too long", async () => {
    await expect(request({ choice: "cancel" })).rejects.toMatchObject({
      status: 400,
      faults: [{ field: "choice" }],
    });
    await expect(request({ choice: "new", remarks: "あ".repeat(1_001) })).rejects.toMatchObject({
      faults: [{ field: "remarks", message_code: "TOO_LONG" }],
    });
  });

  test.each([
    ["accepted", "【青葉製作所アルムナイ】プランのお申し込みを承りました"],
    ["declined", "【青葉製作所アルムナイ】プランのお申し込みについて"],
  ] as const)("is %s by an operator, whose answer the contractor gets by mail", async (given, subject) => {
    await request();
    await answer(await openRequestId(), given, "4月1日から承ります。");
    await server.drainJobs();
    const [mail] = (await server.mails()).filter(({ to }) => to.address === cast.makoto.email);
    expect(mail).toMatchObject({ subject });
    expect(mail?.text).toContain("4月1日から承ります。");
    expect(await show("makoto")).toMatchObject({ open_request: null, abilities: { request: true } });
    expect((await history()).data.records).toMatchObject([
      { request: { answer: given, answer_text: "4月1日から承ります。" } },
    ]);
  });

  test("is answered once: of two operators the second is told that it has changed", async () => {
    await request();
    const id = await openRequestId();
    const results = await Promise.allSettled([answer(id, "accepted"), answer(id, "declined")]);
    expect(results.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { faults: [{ message_code: "ERROR_STATUS_HAS_CHANGED" }] } },
    ]);
    await request({ choice: "continue" });
    expect((await history()).total_records).toBe(2);
  });

  test("leaves no trace in another community", async () => {
    await request();
    const other = await server.as("yui").call(calls.showContract, { params: { id: minato } });
    expect(other.data.open_request).toBeNull();
  });
});
