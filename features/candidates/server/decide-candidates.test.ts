import { describe, expect, test } from "vitest";
import { registerAlumnus } from "#features/registration/contract/calls.ts";
import { invitedCodeOf, registrationOf } from "#features/registration/server/register.test-helper.ts";
import { signInByToken } from "#features/sessions/contract/calls.ts";
import { fillPath } from "#kit/contract/call.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { identify } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { approveCandidates, candidateDecisions } from "../contract/decisions.ts";
import { makeCandidate } from "./candidates.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;

const handle = (
  action: keyof typeof candidateDecisions,
  ids: number[],
  who: PersonKey = "misaki",
  id = aoba,
) => server.as(who).call(candidateDecisions[action], { params: { id }, body: { ids } });
const stateOf = async (id: number) =>
  (await db.selectFrom("memberships").select("state").where("id", "=", id).executeTakeFirst())?.state;
const counters = () =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "candidate_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();
const mailTo = async (email: string) => {
  await server.drainJobs();
  return (await server.mails()).find((mail) => mail.to.address === email);
};

describe("approving", () => {
  test("lets the candidate in and mails a link that signs in once (R059, R061)", async () => {
    const candidate = await makeCandidate(server, "approved");
    const before = await counters();
    expect(await handle("approve", [candidate.id])).toMatchObject({
      data: { finished: true, total: 1, done: [{ id: candidate.id, number: candidate.managementNo }] },
    });
    expect(await stateOf(candidate.id)).toBe("participating");
    expect(await counters()).toEqual({
      ...before,
      alumni_count: before.alumni_count + 1,
      candidate_count: before.candidate_count - 1,
    });
    const mail = await mailTo(candidate.email);
    expect(mail?.subject).toBe("【青葉製作所アルムナイ】登録が承認されました");
    expect(mail?.text).toContain("http://localhost/alumni/login");
    const [, otp_token = ""] = /\/alumni\/lobby\?otp_token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    const signIn = () => server.as("guest").call(signInByToken, { body: { otp_token } });
    expect(await signIn()).toMatchObject({ success: true });
    await expect(signIn()).rejects.toMatchObject({ code: "ERROR_OTP_INVALID" });
  });

  test("the link of the mail ends after 30 minutes", async () => {
    const candidate = await makeCandidate(server, "slow");
    await handle("approve", [candidate.id]);
    const mail = await mailTo(candidate.email);
    const [, otp_token = ""] = /otp_token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    server.clock.advance({ minutes: 30 });
    const signIn = server.as("guest").call(signInByToken, { body: { otp_token } });
    await expect(signIn).rejects.toMatchObject({ code: "ERROR_OTP_INVALID" });
  });

  test("many goes on until the member limit and says how many were approved (R478)", async () => {
    const candidates = [];
    for (const name of ["bulk-a", "bulk-b", "bulk-c"]) candidates.push(await makeCandidate(server, name));
    const ids = candidates.map((one) => one.id);
    const { alumni_count, employee_count } = await counters();
    const limit = (member_limit: number) =>
      db.updateTable("communities").set({ member_limit }).where("id", "=", aoba).execute();
    await limit(alumni_count + employee_count + 2);
    expect(await handle("approve", ids)).toMatchObject({
      data: { done: [{ id: ids[0] }, { id: ids[1] }], skipped: [{ id: ids[2], reason: "full" }] },
    });
    expect(await stateOf(ids[2] ?? 0)).toBe("under_review");
    await expect(handle("approve", ids.slice(2))).rejects.toMatchObject({
      code: "VALIDATE_NUMBER_OF_USERS",
    });
    await limit(500);
    await handle("approve", ids.slice(2));
  });
});

describe("rejecting and deleting (R365, R431)", () => {
  test("a rejected candidate is told by mail and cannot enter", async () => {
    const candidate = await makeCandidate(server, "rejected");
    const before = await counters();
    await handle("reject", [candidate.id]);
    expect(await stateOf(candidate.id)).toBe("rejected");
    expect(await counters()).toEqual({ ...before, candidate_count: before.candidate_count - 1 });
    expect((await mailTo(candidate.email))?.subject).toBe("【青葉製作所アルムナイ】登録についてのお知らせ");
  });

  test("a deleted candidate is gone without a word and may register again", async () => {
    const candidate = await makeCandidate(server, "deleted");
    const mails = (await server.mails()).length;
    await handle("delete", [candidate.id]);
    expect(await stateOf(candidate.id)).toBeUndefined();
    await server.drainJobs();
    expect(await server.mails()).toHaveLength(mails);
    const code = await invitedCodeOf(server, "hanako", aoba);
    const again = server.as("guest").call(registerAlumnus, { body: registrationOf(code, candidate.email) });
    expect(await again).toMatchObject({ success: true });
  });
});

describe("a client of the documents, which puts the act into the address and sends ids alone (R431)", () => {
  const send = (action: string, ids: number[], who: PersonKey = "misaki") =>
    server.app.inject({
      method: "POST",
      url: `/api${fillPath(approveCandidates.documented ?? "", { id: aoba, action })}`,
      headers: { ...identify(who), "x-requested-with": "XMLHttpRequest" },
      payload: { ids },
    });

  test.each([
    ["approve", "participating"],
    ["reject", "rejected"],
    ["delete", undefined],
  ] as const)("can %s", async (action, state) => {
    const { id } = await makeCandidate(server, `documented-${action}`);
    expect((await send(action, [id], "ken")).statusCode).toBe(403);
    expect(await stateOf(id)).toBe("under_review");
    const answer = await send(action, [id]);
    expect([answer.statusCode, answer.json().data.done]).toMatchObject([200, [{ id }]]);
    expect(await stateOf(id)).toBe(state);
  });

  test("finds no other act there", async () => {
    const { id } = await makeCandidate(server, "documented-otherwise");
    expect((await send("promote", [id])).statusCode).toBe(404);
    expect(await stateOf(id)).toBe("under_review");
  });
});

describe("at once and twice", () => {
  test("of an approval and a rejection at once exactly one counts", async () => {
    const candidate = await makeCandidate(server, "contested");
    const before = await counters();
    const results = await Promise.allSettled([
      handle("approve", [candidate.id], "misaki"),
      handle("reject", [candidate.id], "makoto"),
    ]);
    expect(results.filter((one) => one.status === "rejected")).toMatchObject([
      { reason: { status: 400, code: "ERROR_STATUS_HAS_CHANGED" } },
    ]);
    const approved = results[0]?.status === "fulfilled";
    expect(await stateOf(candidate.id)).toBe(approved ? "participating" : "rejected");
    expect(await counters()).toEqual({
      ...before,
      candidate_count: before.candidate_count - 1,
      alumni_count: before.alumni_count + (approved ? 1 : 0),
    });
  });

  test("who has been handled meanwhile is told of and does not stop the others", async () => {
    const first = await makeCandidate(server, "handled");
    const second = await makeCandidate(server, "waiting");
    await handle("reject", [first.id]);
    expect(await handle("approve", [first.id, second.id, second.id])).toMatchObject({
      data: { total: 2, done: [{ id: second.id }], skipped: [{ id: first.id, reason: "handled" }] },
    });
  });

  test("two runs over the same people in opposite order both end", async () => {
    const people = [];
    for (const name of ["order-a", "order-b", "order-c"]) people.push((await makeCandidate(server, name)).id);
    const results = await Promise.allSettled([
      handle("approve", people),
      handle("reject", people.toReversed(), "makoto"),
    ]);
    expect(results.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("who may not", () => {
  test.each([
    ["hanako", "aoba", 403],
    ["ken", "aoba", 403],
    ["yui", "aoba", 404],
  ] as const)("%s in %s", async (who, _, status) => {
    await expect(handle("approve", [server.ids.membership.aoi ?? 0], who)).rejects.toMatchObject({ status });
  });

  test("another community's administrator cannot reach this one's candidates by their ids", async () => {
    const ids = [server.ids.membership.aoi ?? 0];
    for (const action of ["approve", "reject", "delete"] as const)
      await expect(handle(action, ids, "yui", minato)).rejects.toMatchObject({
        code: "ERROR_STATUS_HAS_CHANGED",
      });
    expect(await stateOf(ids[0] ?? 0)).toBe("under_review");
  });

  test("nobody can approve a withdrawn person this way, nor a thousand people at once (R432)", async () => {
    const withdrawn = server.ids.membership.nao ?? 0;
    await expect(handle("approve", [withdrawn])).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    const thousand = Array.from({ length: 1000 }, (_, at) => at + 1);
    await expect(handle("approve", thousand)).rejects.toMatchObject({
      status: 400,
      faults: [{ field: "ids", message_code: "TOO_MANY" }],
    });
  });
});
