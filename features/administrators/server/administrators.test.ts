import { beforeEach, describe, expect, test } from "vitest";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { makeCandidate } from "#features/candidates/server/candidates.test-helper.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { keyMailedTo, registrationBy, sessionOf } from "#features/employees/server/employees.test-helper.ts";
import { listNotices } from "#features/notices/contract/calls.ts";
import { beginConfirmation } from "#features/second-factors/contract/calls.ts";
import type { PasskeyAssertion } from "#features/second-factors/contract/schemas.ts";
import { createAuthenticator } from "#features/second-factors/server/authenticator.test-helper.ts";
import { beginSignIn, setUpPasskey } from "#features/second-factors/server/second-factors.test-helper.ts";
import type { MembershipState, Role } from "#kit/server/access/actor.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };

const numberOf = async (who: PersonKey) =>
  (
    await db
      .selectFrom("memberships")
      .select("management_no")
      .where("id", "=", membership[who] ?? 0)
      .executeTakeFirstOrThrow()
  ).management_no;
const [misakiNo, makotoNo, kenNo] = await Promise.all((["misaki", "makoto", "ken"] as const).map(numberOf));
const at = (management_no = 0) => ({ params: { id: aoba, management_no } });

const list = async () =>
  (await server.as("misaki").call(calls.listAdministrators, { params })).data.records.map(
    ({ name, role, state }) => `${name} ${role} ${state}`,
  );
const create = (email: string, who: PersonKey = "makoto") =>
  server.as(who).call(calls.createAdministrator, {
    params,
    body: { email, family_name: "木村", given_name: "大地" },
  });
const remove = (no = 0, who: PersonKey = "makoto") => server.as(who).call(calls.deleteAdministrator, at(no));
const offer = (no = misakiNo, current_password = castPassword, who: PersonKey = "makoto") =>
  server.as(who).call(calls.updateAdministrator, {
    ...at(no),
    body: { contractor: true, current_password },
  });
const accept = (who: PersonKey = "misaki", current_password = castPassword) =>
  server.as(who).call(calls.acceptContractOffer, { params, body: { current_password } });
const cancel = (who: PersonKey = "makoto") => server.as(who).call(calls.cancelContractOffer, { params });
const shown = async (who: PersonKey = "misaki") =>
  (await server.as(who).call(calls.showContractOffer, { params })).data;
const contractors = async () =>
  (
    await db
      .selectFrom("memberships")
      .select("id")
      .where("community_id", "=", aoba)
      .where("role", "=", "contractor")
      .execute()
  ).map(({ id }) => id);
const stand = (who: PersonKey, values: { role?: Role; state?: MembershipState; duties?: number }) =>
  db
    .updateTable("memberships")
    .set(values)
    .where("id", "=", membership[who] ?? 0)
    .execute();
const mailsTo = async (who: PersonKey) => {
  await server.drainJobs();
  return (await server.mails())
    .filter(({ to }) => to.address === cast[who].email)
    .map((mail) => mail.subject);
};
/** Opens a second session of the contractor, who has a passkey by then. */
const logInBy = async (authenticator: ReturnType<typeof createAuthenticator>) => {
  const step = await beginSignIn(server, "makoto");
  const { passkey } = await step.ways();
  return step.enter({ passkey: authenticator.sign(passkey as { challenge: string }) });
};
const refused = (code: string) => ({ faults: [{ message_code: code }] });

beforeEach(async () => {
  await db.deleteFrom("contract_offers").execute();
  for (const role of ["member", "ordinary", "contractor"] as const)
    for (const who of ["ken", "misaki", "makoto"] as const)
      if ({ ken: "member", misaki: "ordinary", makoto: "contractor" }[who] === role)
        await stand(who, { role, state: "participating", duties: 1 });
  await server.services.access.forgetCommunity(aoba);
});

describe("the administrators of a community (R404, R405, R494)", () => {
  test("are listed with the contractor, by number (R379)", async () => {
    expect(await list()).toEqual(["田中 美咲 ordinary participating", "伊藤 誠 contractor participating"]);
  });

  test("an enrolled user becomes one at once and is told by mail", async () => {
    const before = (await mailsTo("ken")).length;
    expect((await create(cast.ken.email)).data).toEqual({ management_no: kenNo, outcome: "appointed" });
    expect((await mailsTo("ken")).slice(before)).toEqual(["【青葉製作所アルムナイ】管理者になりました"]);
    await server.as("ken").call(listCandidates, { params });
    await expect(create(cast.ken.email)).rejects.toMatchObject(refused("ERROR_ADMINISTRATOR_ALREADY"));
  });

  test("somebody new is invited, and is one on registering", async () => {
    const email = "daichi@example.jp";
    expect((await create(email)).data.outcome).toBe("invited");
    expect(await list()).toContain("木村 大地 ordinary invited");
    const key = await keyMailedTo(server, email);
    const { headers } = await server.as("guest").send(registerEmployee, { body: registrationBy(key) });
    await server.as(sessionOf(headers)).call(listCandidates, { params });
    expect(await list()).toContain("木村 大地 ordinary participating");
  });

  test("an alumnus of the community cannot be one", async () => {
    await expect(create(cast.hanako.email)).rejects.toMatchObject(
      refused("VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE"),
    );
  });

  test("the check says who is enrolled already", async () => {
    const check = async (email: string) =>
      (await server.as("makoto").call(calls.checkAdministratorRegistered, { params, body: { email } })).data;
    expect(await check(cast.ken.email)).toEqual({ name: "高橋 健" });
    expect(await check("nobody@example.jp")).toEqual({ name: null });
    expect(await check(cast.yui.email)).toEqual({ name: null });
    await expect(check(cast.misaki.email)).rejects.toMatchObject(refused("ERROR_ADMINISTRATOR_ALREADY"));
  });

  test("who is removed stays as a member and administers nothing from then on", async () => {
    await server.as("misaki").call(listCandidates, { params });
    await remove(misakiNo);
    await expect(server.as("misaki").call(listCandidates, { params })).rejects.toMatchObject({ status: 403 });
    expect((await mailsTo("misaki"))[0]).toBe("【青葉製作所アルムナイ】管理者ではなくなりました");
  });

  test("the contractor is not removed, and ordinary administrators remove and appoint nobody", async () => {
    await expect(remove(makotoNo)).rejects.toMatchObject(refused("ERROR_CONTRACTOR_REMAINS"));
    await expect(remove(misakiNo, "misaki")).rejects.toMatchObject({ status: 403 });
    await expect(create(cast.ken.email, "misaki")).rejects.toMatchObject({ status: 403 });
  });

  test("numbers of other people and of other communities lead nowhere", async () => {
    await expect(remove(kenNo)).rejects.toMatchObject({ status: 404 });
    const foreign = { params: { id: minato, management_no: 1 } };
    await expect(server.as("makoto").call(calls.showAdministrator, foreign)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("an administrator's duties", () => {
  const set = (no: number | undefined, duties: "applications"[], who: PersonKey, updated_at?: string) =>
    server.as(who).call(calls.updateAdministrator, { ...at(no), body: { duties, updated_at } });
  const noticesOf = async (who: PersonKey) =>
    (await server.as(who).call(listNotices, { params })).data.records.filter(
      ({ notice_type }) => notice_type === "application",
    ).length;

  test("say who is told of those who apply", async () => {
    await set(misakiNo, [], "misaki");
    const before = [await noticesOf("misaki"), await noticesOf("makoto")];
    await makeCandidate(server, "sakura");
    const after = [await noticesOf("misaki"), await noticesOf("makoto")];
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([0, 1]);
  });

  test("are one's own or the contractor's to set, and not by what is out of date", async () => {
    await expect(set(makotoNo, [], "misaki")).rejects.toMatchObject(refused("FORBIDDEN_OPERATION"));
    const { updated_at } = (await server.as("makoto").call(calls.showAdministrator, at(misakiNo))).data;
    server.clock.advance({ seconds: 1 });
    await set(misakiNo, [], "makoto", updated_at);
    await expect(set(misakiNo, ["applications"], "misaki", updated_at)).rejects.toMatchObject(
      refused("ERROR_STATUS_HAS_CHANGED"),
    );
  });
});

describe("the hand-over of the contract (R437)", () => {
  test("takes both sides, who are both told by mail", async () => {
    await offer();
    expect(await contractors()).toEqual([membership.makoto]);
    expect(await shown()).toMatchObject({ to: "田中 美咲", abilities: { accept: true, cancel: true } });
    await accept();
    expect(await contractors()).toEqual([membership.misaki]);
    for (const who of ["makoto", "misaki"] as const)
      expect((await mailsTo(who)).filter((subject) => subject.includes("契約"))).toEqual(
        expect.arrayContaining([
          "【青葉製作所アルムナイ】契約者が替わりました",
          "【青葉製作所アルムナイ】契約の引き継ぎの依頼",
        ]),
      );
    await expect(create(cast.ken.email, "makoto")).rejects.toMatchObject({ status: 403 });
    expect((await create(cast.ken.email, "misaki")).data.outcome).toBe("appointed");
  });

  test("is asked for with the password, by the contractor, of an administrator who participates", async () => {
    await expect(offer(misakiNo, "Wrong-2026-kai")).rejects.toMatchObject(refused("ERROR_CURRENT_PASSWORD"));
    await expect(offer(makotoNo, castPassword, "misaki")).rejects.toMatchObject(
      refused("FORBIDDEN_OPERATION"),
    );
    await stand("misaki", { state: "paused" });
    await expect(offer()).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_TO"));
    expect(await shown("makoto")).toBeNull();
  });

  describe("with a passkey in place of the password", () => {
    const options = async (who: Who = "makoto") =>
      (await server.as(who).call(beginConfirmation, {})).data as { challenge: string };
    const offerBy = (passkey: PasskeyAssertion, who: Who = "makoto") =>
      server
        .as(who)
        .call(calls.updateAdministrator, { ...at(misakiNo), body: { contractor: true, passkey } });
    const own = createAuthenticator({ counts: false });

    test("is asked for by the contractor's own, once for each question", async () => {
      await expect(options()).rejects.toMatchObject({ status: 404 });
      await setUpPasskey(server, "makoto", own);
      const signed = own.sign(await options());
      await offerBy(signed);
      expect(await shown()).toMatchObject({ to: "田中 美咲" });
      await cancel();
      server.clock.advance({ seconds: 1 });
      await expect(offerBy(signed), "the same answer again").rejects.toMatchObject(refused("ERROR_PASSKEY"));
      expect(await shown()).toBeNull();
    });

    test("is not by somebody else's, one that asks for no finger, or for another session's question", async () => {
      const foreign = createAuthenticator();
      await setUpPasskey(server, "misaki", foreign);
      const careless = createAuthenticator({ verifies: false });
      await setUpPasskey(server, "makoto", careless, "鍵");
      const elsewhere = await logInBy(own);
      const asked = { foreign: await options(), careless: await options(), own: await options(elsewhere) };
      for (const signed of [foreign.sign(asked.foreign), careless.sign(asked.careless), own.sign(asked.own)])
        await expect(offerBy(signed)).rejects.toMatchObject(refused("ERROR_PASSKEY"));
      expect(await shown()).toBeNull();
    });
  });

  test("is accepted with the password, and not by a session that was left open", async () => {
    await offer();
    for (const [password, code] of [
      ["", "REQUIRED"],
      ["Chigau-2026-pw", "ERROR_CURRENT_PASSWORD"],
    ] as const)
      await expect(accept("misaki", password)).rejects.toMatchObject(refused(code));
    expect(await contractors()).toEqual([membership.makoto]);
    await accept();
    expect(await contractors()).toEqual([membership.misaki]);
  });

  test("asked twice is asked once", async () => {
    await offer();
    await expect(offer()).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_OPEN"));
  });

  test("is not accepted by anybody else, nor once it is cancelled or declined", async () => {
    await create(cast.ken.email);
    await offer();
    await expect(accept("ken")).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_GONE"));
    await expect(cancel("ken")).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_GONE"));
    await cancel();
    await expect(accept()).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_GONE"));
    await offer();
    await cancel("misaki");
    await expect(accept()).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_GONE"));
    expect(await contractors()).toEqual([membership.makoto]);
  });

  test("counts for seven days, and can be asked for again then", async () => {
    await offer();
    server.clock.advance({ days: 7, minutes: 1 });
    await expect(accept()).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_GONE"));
    await offer();
    await accept();
    expect(await contractors()).toEqual([membership.misaki]);
  });

  test("counts no longer once whoever has asked is paused", async () => {
    await offer();
    await stand("makoto", { state: "paused" });
    await expect(accept()).rejects.toMatchObject(refused("ERROR_CONTRACT_OFFER_GONE"));
    expect(await contractors()).toEqual([membership.makoto]);
  });

  test("goes with the rights of whoever is offered it", async () => {
    await offer();
    await remove(misakiNo);
    expect(await shown("makoto")).toBeNull();
  });
});

test("both sides at once: it is taken over or cancelled, never both", async () => {
  await offer();
  const outcomes = await Promise.allSettled([accept(), cancel()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await contractors()).toHaveLength(1);
});
