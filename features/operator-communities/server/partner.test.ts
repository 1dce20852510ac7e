import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { listAuditEvents } from "#features/audit-log/contract/calls.ts";
import { enter } from "#features/employees/server/employees.test-helper.ts";
import {
  confirmPartnerLinking,
  listPartnerLogins,
  showPartner,
  unlinkPartner,
} from "#features/social-logins/contract/partner-calls.ts";
import { createBrowser } from "#features/social-logins/server/social.test-helper.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startIdentityService } from "#kit/testing/identity-service.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/partner-calls.ts";

const AOBA = 1;
const service = await startIdentityService((name) =>
  name === "partner" ? `http://localhost/api/partner/${AOBA}/callback` : `http://localhost/${name}`,
);
afterAll(service.close);
const settings = service.settings.partner as { readonly clientId: string; readonly clientSecret: string };
const server = await startTestServer();
const { database } = server;
const { aoba, minato, account } = server.ids;
const unei = server.as("unei");

const show = async (id = aoba, at = unei) =>
  (await at.call(calls.showCommunityPartner, { params: { community_id: id } })).data;
const entered = {
  enabled: true,
  prefix: "aoba-hr",
  issuer: service.issuer,
  client_id: settings.clientId,
  client_secret: settings.clientSecret,
};
type Body = CallInput<typeof calls.updateCommunityPartner>["body"];
const save = async (more: Partial<Body> = {}, id = aoba) =>
  (
    await unei.call(calls.updateCommunityPartner, {
      params: { community_id: id },
      body: { ...entered, version: (await show(id)).version, ...more },
    })
  ).data;
const attempt = (issuer: string, at = unei) =>
  at.call(calls.tryCommunityPartner, { params: { community_id: aoba }, body: { issuer } });

async function go(login: string, query: Record<string, string> = {}, browser = createBrowser(server)) {
  const { location } = await browser.open(
    `/api/partner/sign_in?${new URLSearchParams({ prefix: "aoba-hr", ...query })}`,
  );
  const arrival = await browser.arrive(await browser.logInThere(location, login));
  return { browser, arrival, code: arrival.query.get("message_code") };
}
const knownAs = (login: string, email: string) =>
  service.know(login, { email, email_verified: true, family_name: "森", given_name: "楓" });

beforeEach(async () => {
  await database.kysely.deleteFrom("community_partners").execute();
  await database.kysely.deleteFrom("social_logins").execute();
});

describe("what an operator enters", () => {
  test("is shown again without the secret, which is stored sealed", async () => {
    expect(await show()).toMatchObject({ enabled: false, prefix: "", has_secret: false, updated_at: null });
    await save();
    const shown = await show();
    expect(shown).toMatchObject({
      enabled: true,
      prefix: "aoba-hr",
      issuer: service.issuer,
      has_secret: true,
      redirect_uri: `http://localhost/api/partner/${aoba}/callback`,
    });
    expect(JSON.stringify(shown)).not.toContain(settings.clientSecret);
    const [row] = await database.kysely.selectFrom("community_partners").selectAll().execute();
    expect(Buffer.from(row?.client_secret ?? []).toString("latin1")).not.toContain(settings.clientSecret);
  });

  test("needs a secret at first, which stays where it is left out later", async () => {
    await expect(save({ client_secret: "" })).rejects.toMatchObject({
      faults: [{ field: "client_secret", message_code: "REQUIRED" }],
    });
    await save();
    await save({ client_secret: "" });
    await enter(server, "misaki", aoba, { email: "kaede@example.jp" });
    knownAs("kaede", "kaede@example.jp");
    expect(await (await go("kaede")).browser.whoIsIn("community")).not.toBeNull();
  });

  test.each([
    "http://idp.example.jp",
    "ftp://idp.example.jp",
    "https://user:password@idp.example.jp",
    "https://idp.example.jp/?a=1",
    "idp.example.jp",
    "javascript:alert(1)",
  ])("is refused for the issuer %s", async (issuer) => {
    await expect(save({ issuer })).rejects.toMatchObject({
      faults: [{ field: "issuer", message_code: "URL" }],
    });
  });

  test.each(["operator", "alumni", "api", "Aoba", "a/b", "青葉", "9a"])(
    "is refused for the address %s",
    async (prefix) => {
      await expect(save({ prefix })).rejects.toMatchObject({ faults: [{ field: "prefix" }] });
    },
  );

  test("has an address that no other community has", async () => {
    await save();
    await expect(save({}, minato)).rejects.toMatchObject({
      faults: [{ field: "prefix", message_code: "ERROR_PARTNER_PREFIX_TAKEN" }],
    });
    await save({ prefix: "minato" }, minato);
    const names = async (prefix: string) =>
      (await server.as("guest").call(showPartner, { query: { prefix } })).data.name;
    expect(await names("aoba-hr")).toBe("青葉製作所アルムナイ");
    expect(await names("minato")).not.toBe("青葉製作所アルムナイ");
  });

  test("of two at once the second is told that it has changed", async () => {
    const { version } = await show();
    const results = await Promise.allSettled([save({ version }), save({ version, prefix: "other" })]);
    expect(results.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "ERROR_STATUS_HAS_CHANGED" } },
    ]);
  });

  test("is in both logs, the secret in neither", async () => {
    await save();
    const { data } = await server.as("makoto").call(listAuditEvents, { params: { id: aoba } });
    expect(data.records[0]).toMatchObject({
      act: "updateCommunityPartner",
      is_by_operator: true,
      changes: { partner_prefix: [null, "aoba-hr"], partner_enabled: [null, true] },
    });
    expect(JSON.stringify(data)).not.toContain(settings.clientSecret);
  });
});

describe("an employee of the community", () => {
  test("logs in, is linked, and unlinks by the service of the community", async () => {
    await save();
    knownAs("ken", "ken@example.jp");
    expect((await go("ken")).code).toBe("ERROR_PARTNER_LOGIN");
    const owner = { current_password: castPassword, prefix: "aoba-hr" };
    const browser = createBrowser(server);
    browser.signInAs("ken", "community");
    const { token } = (await server.as("ken").call(confirmPartnerLinking, { body: owner })).data;
    const { arrival } = await go("ken", { mode: "connect", token }, browser);
    expect(arrival.path).toBe("/aoba-hr/sign_in");
    expect(arrival.query.get("linked")).toBe("partner");
    expect(await (await go("ken")).browser.whoIsIn("community")).toBe(account.ken);
    expect((await show()).linked).toBe(1);
    const listed = async () => (await server.as("ken").call(listPartnerLogins)).data.records;
    expect(await listed()).toMatchObject([{ prefix: "aoba-hr", can_unlink: true }]);
    await server.as("ken").call(unlinkPartner, { body: owner });
    expect(await listed()).toEqual([]);
  });

  test("is not let in once it is switched off, also on the way back", async () => {
    await save();
    const browser = createBrowser(server);
    const { location } = await browser.open("/api/partner/sign_in?prefix=aoba-hr");
    const callback = await browser.logInThere(location, "ken");
    await save({ enabled: false });
    expect((await browser.open(callback)).status).toBe(404);
    expect((await browser.open("/api/partner/sign_in?prefix=aoba-hr")).status).toBe(404);
    expect((await server.as("guest").send(showPartner, { query: { prefix: "aoba-hr" } })).status).toBe(404);
  });

  test("is not let in by an answer that was given for another community", async () => {
    await save();
    await save({ prefix: "minato" }, minato);
    await enter(server, "misaki", aoba, { email: "sora@example.jp" });
    knownAs("sora", "sora@example.jp");
    const browser = createBrowser(server);
    const { location } = await browser.open("/api/partner/sign_in?prefix=aoba-hr");
    const callback = await browser.logInThere(location, "sora");
    const elsewhere = callback.replace(`/partner/${aoba}/`, `/partner/${minato}/`);
    expect((await browser.arrive(elsewhere)).query.get("message_code")).toBe("NO_AUTHORIZATION_CODE");
    expect(await browser.whoIsIn("community")).toBeNull();
  });
});

describe("the service of the server's settings", () => {
  test("serves its community until an operator enters one, and keeps its address", async () => {
    const configured = await startTestServer({
      identityServices: { partner: service.settings.partner as never },
      partner: { prefix: "kaisha", communityId: AOBA },
    });
    const operator = configured.as("unei");
    expect(await show(AOBA, operator)).toMatchObject({
      is_from_settings: true,
      enabled: true,
      prefix: "kaisha",
      has_secret: false,
    });
    const named = (prefix: string) => configured.as("guest").send(showPartner, { query: { prefix } });
    expect((await named("kaisha")).status).toBe(200);
    const saveThere = async (id: number, prefix: string) =>
      operator.send(calls.updateCommunityPartner, {
        params: { community_id: id },
        body: { ...entered, prefix, version: (await show(id, operator)).version },
      });
    expect((await saveThere(configured.ids.minato, "kaisha")).status).toBe(400);
    expect((await saveThere(AOBA, "aoba-hr")).status).toBe(200);
    expect((await named("kaisha")).status).toBe(404);
    expect((await named("aoba-hr")).status).toBe(200);
    expect(await show(AOBA, operator)).toMatchObject({ is_from_settings: false });
  });
});

describe("testing the connection", () => {
  test("asks the service what it says of itself", async () => {
    expect((await attempt(service.issuer)).data.login_host).toBe(new URL(service.issuer).host);
  });

  test("says where nobody answers, and where somebody does who is no service", async () => {
    expect((await attempt("http://127.0.0.1:1")).data.problem).toBe("away");
    expect((await attempt(`${service.issuer}/elsewhere`)).data.problem).toBe("unusable");
  });

  test("reaches no private network in production", async () => {
    const live = await startTestServer({ isProduction: true });
    for (const issuer of [
      service.issuer,
      "https://10.0.0.1",
      "https://169.254.169.254",
      "https://localhost:1",
    ])
      expect((await attempt(issuer, live.as("unei"))).data.problem).toBe("notPublic");
  });
});

test.each(["makoto", "misaki", "hanako"] as const)("%s neither sees nor changes it", async (who) => {
  const params = { community_id: aoba };
  const { version } = await show();
  const caller = server.as(who);
  expect((await caller.send(calls.showCommunityPartner, { params })).status).toBe(403);
  const body = { ...entered, version };
  expect((await caller.send(calls.updateCommunityPartner, { params, body })).status).toBe(403);
  const issuer = service.issuer;
  expect((await caller.send(calls.tryCommunityPartner, { params, body: { issuer } })).status).toBe(403);
});
