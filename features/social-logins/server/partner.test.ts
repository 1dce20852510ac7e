import { afterAll, describe, expect, test } from "vitest";
import { mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { enter } from "#features/employees/server/employees.test-helper.ts";
import { changeMembershipState } from "#features/memberships/server/index.ts";
import { createAuthenticator } from "#features/second-factors/server/authenticator.test-helper.ts";
import { setUpPasskey } from "#features/second-factors/server/second-factors.test-helper.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast, castPassword, castPasswordHash, type PersonKey } from "#kit/testing/cast.ts";
import { startIdentityService } from "#kit/testing/identity-service.ts";
import { inLineAt } from "#kit/testing/in-line.ts";
import { watchRepeatedWork } from "#kit/testing/repeated-work.ts";
import { engine } from "#kit/testing/template.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  confirmPartnerLinking,
  listPartnerLogins,
  showPartner,
  startPartnerSignIn,
  unlinkPartner,
} from "../contract/partner-calls.ts";
import { createBrowser } from "./social.test-helper.ts";

const service = await startIdentityService((name) =>
  name === "partner" ? "http://localhost/api/partner/callback" : `http://localhost/${name}`,
);
afterAll(service.close);
const AOBA = 1;
const server = await startTestServer({
  identityServices: { partner: service.settings.partner },
  partner: { prefix: "aoba", communityId: AOBA },
});
const { account, aoba } = server.ids;

async function go(login: string, browser = createBrowser(server), query: Record<string, string> = {}) {
  const { location } = await browser.open(`/api/partner/sign_in?${new URLSearchParams(query)}`);
  const arrival = await browser.arrive(await browser.logInThere(location, login));
  return { browser, arrival, code: arrival.query.get("message_code") };
}
const owner = { body: { current_password: castPassword } };
const linkingToken = async (who: PersonKey) =>
  (await server.as(who).call(confirmPartnerLinking, owner)).data.token;
const knownAs = (login: string, email: string, email_verified = true) =>
  service.know(login, { email, email_verified, family_name: "森", given_name: "楓" });

test("the page stands at the prefix of the settings alone, and only where there is a service", async () => {
  expect(aoba).toBe(AOBA);
  expect(await server.as("guest").call(showPartner, { query: { prefix: "aoba" } })).toMatchObject({
    data: { name: "青葉製作所アルムナイ", corporation_name: "株式会社青葉製作所" },
  });
  await expect(server.as("guest").call(showPartner, { query: { prefix: "partner" } })).rejects.toMatchObject({
    status: 404,
  });
  const bare = await startTestServer();
  expect((await bare.as("guest").send(startPartnerSignIn)).status).toBe(404);
  expect((await bare.as("guest").send(showPartner, { query: { prefix: "aoba" } })).status).toBe(404);
});

describe("somebody whom an administrator has entered", () => {
  test("takes part by the address that the service has verified, and comes back by who they are there", async () => {
    await enter(server, "misaki", aoba, { email: "kaede@example.jp" });
    knownAs("kaede", "kaede@example.jp");
    const { browser, arrival } = await go("kaede");
    expect(arrival.path).toBe("/community/users/login");
    const uid = await browser.whoIsIn("community");
    expect(uid).not.toBeNull();
    const token = browser.cookies.get("enishi_community") ?? "";
    const { data } = await server.as({ area: "community", token }).call(listCommunities);
    expect(data.records).toMatchObject([{ id: aoba, state: "participating" }]);
    knownAs("kaede", "renamed@example.jp");
    expect(await (await go("kaede")).browser.whoIsIn("community")).toBe(uid);
  });

  test("does not by an address that the service has not verified, nor in another community", async () => {
    await enter(server, "misaki", aoba, { email: "nagi@example.jp" });
    knownAs("nagi", "nagi@example.jp", false);
    expect((await go("nagi")).code).toBe("ERROR_PARTNER_LOGIN");
    await enter(server, "yui", server.ids.minato, { email: "sora@example.jp" });
    knownAs("sora", "sora@example.jp");
    expect((await go("sora")).code).toBe("ERROR_PARTNER_LOGIN");
  });
});

test.runIf(engine === "postgres")(
  "somebody who comes by the service while they are withdrawn is not let in, and in nobody's way",
  async () => {
    const repeated = watchRepeatedWork(server.services);
    const membershipId = await enter(server, "misaki", aoba, { email: "hibiki@example.jp" });
    knownAs("hibiki", "hibiki@example.jp");
    const withdraw = () =>
      inTransaction(server.services, (work) =>
        changeMembershipState(
          work,
          { communityId: aoba, membershipId },
          { from: "not_participating", to: "withdrawn" },
        ),
      );
    const results = await inLineAt(server.database, aoba, [withdraw, () => go("hibiki")]);
    expect(results).toMatchObject([
      { value: { outcome: "changed" } },
      { value: { code: "ERROR_PARTNER_LOGIN" } },
    ]);
    expect(repeated.found(), "no two have waited for each other").toEqual([]);
  },
);

test("an account in use is never entered by its address alone, and by nobody's who is unknown", async () => {
  knownAs("ken", "ken@example.jp");
  const { browser, code, arrival } = await go("ken");
  expect(arrival.path).toBe("/aoba/sign_in");
  expect(code).toBe("ERROR_PARTNER_LOGIN");
  expect(await browser.whoIsIn("community")).toBeNull();
  knownAs("nobody", "nobody@example.jp");
  expect((await go("nobody")).code).toBe("ERROR_PARTNER_LOGIN");
});

test("its owner links it while signed in, and signs in by it from then on", async () => {
  const browser = createBrowser(server);
  browser.signInAs("ken", "community");
  expect((await browser.open("/api/partner/sign_in?mode=connect&token=made-up")).location).toBe(
    "/aoba/sign_in?message_code=ERROR_SOCIAL_ACCOUNT_LINKING",
  );
  const token = await linkingToken("ken");
  const { arrival } = await go("ken", browser, { mode: "connect", token });
  expect(arrival.query.get("linked")).toBe("partner");
  const told = await mailTo(server, cast.ken.email, /連携が追加/);
  expect(told?.subject).toContain("株式会社青葉製作所のアカウント");
  expect(await (await go("ken")).browser.whoIsIn("community")).toBe(account.ken);
  browser.signInAs("hanako", "alumni");
  expect(await browser.whoIsIn("alumni")).toBe(account.hanako);
});

describe("unlinking it", () => {
  const listOf = async (who: Who) => (await server.as(who).call(listPartnerLogins)).data.records;
  const corporation_name = "株式会社青葉製作所";

  async function linkEmi() {
    const browser = createBrowser(server);
    browser.signInAs("emi", "community");
    const token = await linkingToken("emi");
    await go("emi", browser, { mode: "connect", token });
  }

  test("takes the way in away and nothing else; it can be linked again", async () => {
    expect(await listOf("emi")).toEqual([]);
    await linkEmi();
    expect(await listOf("emi")).toEqual([{ corporation_name, prefix: "aoba", can_unlink: true }]);
    const { browser } = await go("emi");
    expect(await browser.whoIsIn("community")).toBe(account.emi);
    await server.as("emi").call(unlinkPartner, owner);
    expect(await listOf("emi")).toEqual([]);
    expect(await browser.whoIsIn("community")).toBe(account.emi);
    expect((await go("emi")).code).toBe("ERROR_PARTNER_LOGIN");
    await server.as("emi").call(unlinkPartner, owner);
    await linkEmi();
    expect(await (await go("emi")).browser.whoIsIn("community")).toBe(account.emi);
  });

  test("is refused to whoever has no password, passkey or not, until one is set", async () => {
    await enter(server, "misaki", aoba, { email: "tsubasa@example.jp" });
    knownAs("tsubasa", "tsubasa@example.jp");
    const { browser } = await go("tsubasa");
    const id = (await browser.whoIsIn("community")) ?? 0;
    const tsubasa = { area: "community", token: browser.cookies.get("enishi_community") ?? "" } as const;
    await setUpPasskey(server, tsubasa, createAuthenticator());
    expect(await listOf(tsubasa)).toEqual([{ corporation_name, prefix: "aoba", can_unlink: false }]);
    await expect(server.as(tsubasa).call(unlinkPartner, { body: {} })).rejects.toMatchObject({
      status: 400,
      code: "ERROR_SOCIAL_LAST_WAY_IN",
    });
    await server.database.kysely
      .updateTable("accounts")
      .set({ password_hash: castPasswordHash })
      .where("id", "=", id)
      .execute();
    await server.as(tsubasa).call(unlinkPartner, owner);
    expect(await listOf(tsubasa)).toEqual([]);
  });

  test("touches one's own link alone, and is not for alumni and guests", async () => {
    await linkEmi();
    await server.as("misaki").call(unlinkPartner, owner);
    expect(await listOf("emi")).toHaveLength(1);
    expect((await server.as("hanako").send(unlinkPartner, owner)).status).toBe(403);
    expect((await server.as("guest").send(listPartnerLogins)).status).toBe(401);
  });

  test("is offered nowhere without a partner, whoever was linked before", async () => {
    const bare = await startTestServer();
    const [account_id, created_at] = [bare.ids.account.emi, bare.clock.now()];
    await bare.database.kysely
      .insertInto("social_logins")
      .values({ account_id, provider: "partner", issuer: "https://aoba.example", subject: "emi", created_at })
      .execute();
    expect((await bare.as("emi").call(listPartnerLogins)).data.records).toEqual([]);
    expect((await bare.as("emi").send(unlinkPartner, owner)).status).toBe(404);
  });
});

test("an answer made for another browser, or given again, lets nobody in", async () => {
  const browser = createBrowser(server);
  const { location } = await browser.open("/api/partner/sign_in");
  const callback = await browser.logInThere(location, "kaede");
  const other = createBrowser(server);
  expect((await other.arrive(callback)).query.get("message_code")).toBe("NO_AUTHORIZATION_CODE");
  await browser.arrive(callback);
  const again = await browser.arrive(callback);
  expect(again.query.get("message_code")).toBe("NO_AUTHORIZATION_CODE");
});
