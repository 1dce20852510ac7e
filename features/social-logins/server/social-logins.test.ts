import { afterAll, describe, expect, test } from "vitest";
import {
  changePassword,
  checkResetLink,
  requestReset,
  resetPassword,
  showAccount,
} from "#features/accounts/contract/calls.ts";
import type { Service } from "#features/accounts/contract/services.ts";
import { mailTo, tokenMailedTo } from "#features/accounts/server/accounts.test-helper.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { showOwnAccount } from "#features/profiles/contract/calls.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { startIdentityService } from "#kit/testing/identity-service.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  listSocialLogins,
  listSocialServices,
  startSocialLogin,
  unlinkSocialLogin,
} from "../contract/calls.ts";
import { markDeleted, pauseMember, removePassword } from "./fixtures.test-helper.ts";
import { createBrowser } from "./social.test-helper.ts";

const service = await startIdentityService((name) => `http://localhost/api/alumnus/${name}/callback`);
afterAll(service.close);
const server = await startTestServer({ identityServices: service.settings });
const bare = await startTestServer();
const { account } = server.ids;

const owner = { body: { current_password: castPassword } };
const unlink = (who: "hanako" | "ichiro" | "ren", provider: Service) =>
  server.as(who).call(unlinkSocialLogin, { params: { provider }, ...owner });
const connectedOf = async (who: "hanako" | "ichiro" | "ren") =>
  (await server.as(who).call(listSocialLogins)).data.records
    .filter(({ connected }) => connected)
    .map(({ provider }) => provider);

/** Returns the flags of her profile that are true. */
const flagsOf = async (who: "hanako" | "ichiro" | "ren") => {
  const { profile } = (await server.as(who).call(showOwnAccount.alumnus)).data;
  return (["google", "facebook", "line"] as const).filter((flag) => profile[flag]);
};

async function linkedBrowser(who: "hanako" | "ichiro" | "ren", provider: Service, login: string) {
  const browser = createBrowser(server);
  browser.signInAs(who, "alumni");
  const arrival = await browser.go(provider, "connect", login);
  return { browser, arrival };
}

describe.each([
  ["google_oauth2", "hanako"],
  ["facebook", "hanako"],
  ["line", "hanako"],
] as const)("%s", (provider, who) => {
  const login = `${who}-at-${provider}`;

  test("is linked by whoever is signed in, logs them in elsewhere, and does so no more once unlinked (R019, R100, R127, R128)", async () => {
    const { arrival } = await linkedBrowser(who, provider, login);
    expect(arrival).toMatchObject({ status: 303, path: "/alumni/account/settings" });
    expect(Object.fromEntries(arrival.query)).toEqual({ linked: provider });
    expect(await connectedOf(who)).toContain(provider);
    expect(await flagsOf(who)).toEqual([provider === "google_oauth2" ? "google" : provider]);

    const elsewhere = createBrowser(server);
    const arrived = await elsewhere.go(provider, "login", login, { redirect: "/alumni/lobby?from=mail" });
    expect(arrived.path).toBe("/alumni/login");
    expect(Object.fromEntries(arrived.query)).toEqual({
      signed_in: "1",
      redirect: "/alumni/lobby?from=mail",
    });
    expect(await elsewhere.whoIsIn()).toBe(account[who]);

    await unlink(who, provider);
    expect(await connectedOf(who)).not.toContain(provider);
    expect(await flagsOf(who)).toEqual([]);
    // The session it opened is like any other.
    expect(await elsewhere.whoIsIn()).toBe(account[who]);
    const later = createBrowser(server);
    const refused = await later.go(provider, "login", login);
    expect(Object.fromEntries(refused.query)).toEqual({ message_code: "ERROR_LOGIN", provider });
    expect(await later.whoIsIn()).toBeNull();
  });
});

test("an account elsewhere belongs to one account here, and linking it twice is harmless (R284, R326)", async () => {
  await linkedBrowser("hanako", "google_oauth2", "shared");
  const again = await linkedBrowser("hanako", "google_oauth2", "shared");
  expect(again.arrival.query.get("linked")).toBe("google_oauth2");
  const other = await linkedBrowser("ichiro", "google_oauth2", "shared");
  expect(other.arrival.path).toBe("/alumni/account/settings");
  expect(other.arrival.query.get("message_code")).toBe("ERROR_SOCIAL_ACCOUNT_ALREADY_LINKING");
  expect(await connectedOf("ichiro")).toEqual([]);
  const second = await linkedBrowser("hanako", "google_oauth2", "another");
  expect(second.arrival.query.get("message_code")).toBe("ERROR_SOCIAL_ACCOUNT_LINKING");
  await unlink("hanako", "google_oauth2");
});

test("somebody who signs in by one service alone keeps it until there is another way in", async () => {
  await linkedBrowser("ren", "line", "ren-line");
  await removePassword(server.database.kysely, account.ren);
  const browser = createBrowser(server);
  await browser.go("line", "login", "ren-line");
  const ren = server.as({
    area: "alumni",
    token: browser.cookies.get(sessionCookieName("alumni")) ?? "",
  });
  const unlinkLine = () => ren.call(unlinkSocialLogin, { params: { provider: "line" }, body: {} });
  const { data } = await ren.call(listSocialLogins);
  expect(data.records).toContainEqual({ provider: "line", connected: true, can_unlink: false });
  await expect(unlinkLine()).rejects.toMatchObject({ status: 400, code: "ERROR_SOCIAL_LAST_WAY_IN" });
  await browser.go("google_oauth2", "connect", "ren-google");
  await unlinkLine();
  expect(await connectedOf("ren")).toEqual(["google_oauth2"]);
});

test("a closed account is forgotten there too; a paused member's account still opens, but not the community", async () => {
  await linkedBrowser("ichiro", "line", "ichiro-line");
  await pauseMember(server.database.kysely, account.ichiro);
  const browser = createBrowser(server);
  await browser.go("line", "login", "ichiro-line");
  expect(await browser.whoIsIn()).toBe(account.ichiro);
  const { aoba } = server.ids;
  await expect(
    server
      .as({ area: "alumni", token: browser.cookies.get("enishi_alumni") ?? "" })
      .call(showCommunity, { params: { id: aoba } }),
  ).rejects.toMatchObject({ status: 403 });
  await markDeleted(server.database.kysely, account.ichiro, server.clock.now());
  const refused = await createBrowser(server).go("line", "login", "ichiro-line");
  expect(refused.query.get("message_code")).toBe("ERROR_LOGIN");
});

test("the same address there and here signs nobody in", async () => {
  service.know("stranger", { email: "hanako@example.jp", email_verified: true, name: "佐藤花子" });
  const browser = createBrowser(server);
  const refused = await browser.go("google_oauth2", "login", "stranger");
  expect(refused.query.get("message_code")).toBe("ERROR_LOGIN");
  expect(await browser.whoIsIn()).toBeNull();
});

describe("a service that is not configured", () => {
  test("is shown nowhere and does not exist", async () => {
    expect((await bare.as("guest").call(listSocialServices)).data.providers).toEqual([]);
    expect((await bare.as("hanako").call(listSocialLogins)).data.records).toEqual([]);
    const params = { provider: "line" as const };
    expect((await bare.as("guest").send(startSocialLogin, { params })).status).toBe(404);
    expect((await bare.as("hanako").send(unlinkSocialLogin, { params, ...owner })).status).toBe(404);
  });

  test("nor do services that nobody knows, and the addresses beside theirs still answer (R499)", async () => {
    for (const provider of ["github", "partner", "constructor"])
      expect((await server.as("guest").send(startSocialLogin, { params: { provider } })).status).toBe(404);
    expect(
      (await server.as("hanako").send(startSocialLogin, { params: { provider: "me" } })).body,
    ).toMatchObject({
      success: true,
    });
  });
});

test("only alumni have links of their own to look at and to remove", async () => {
  expect((await server.as("ken").send(listSocialLogins)).status).toBe(403);
  expect((await server.as("guest").send(listSocialLogins)).status).toBe(401);
  const params = { provider: "google_oauth2" };
  expect((await server.as("ken").send(unlinkSocialLogin, { params })).status).toBe(403);
});

describe("its owner is told by mail", () => {
  const toldOf = (subject: RegExp) => mailTo(server, cast.hanako.email, subject);
  const newPassword = "Kiku-no-hana-9";

  test("of each link and of its end, and has to give the password for both", async () => {
    await linkedBrowser("hanako", "google_oauth2", "told");
    expect((await toldOf(/Googleとの連携が追加/))?.text).toContain("パスワードを変更してください");
    const params = { provider: "google_oauth2" } as const;
    const refused = server.as("hanako").call(unlinkSocialLogin, { params, body: {} });
    await expect(refused).rejects.toMatchObject({ faults: [{ field: "current_password" }] });
    expect(await connectedOf("hanako")).toEqual(["google_oauth2"]);
    await unlink("hanako", "google_oauth2");
    expect(await toldOf(/Googleとの連携が解除/)).toBeDefined();
  });

  test("and can give up with the old password what somebody else may have linked, in the settings", async () => {
    await linkedBrowser("hanako", "google_oauth2", "kept");
    await linkedBrowser("hanako", "line", "thief");
    expect((await server.as("hanako").call(showAccount)).data.linked).toEqual(["google_oauth2", "line"]);
    const body = { password: newPassword, confirmPassword: newPassword, unlink: ["line" as const] };
    await server.as("hanako").call(changePassword.alumnus, { body: { ...owner.body, ...body } });
    expect(await connectedOf("hanako")).toEqual(["google_oauth2"]);
    expect(await toldOf(/LINEとの連携が解除/)).toBeDefined();
    const thief = await createBrowser(server).go("line", "login", "thief");
    expect(thief.query.get("message_code")).toBe("ERROR_LOGIN");
  });

  test("and by the link of a mail, which names what is linked", async () => {
    await server.as("guest").call(requestReset.alumnus, { body: { email: cast.hanako.email } });
    const token = await tokenMailedTo(server, cast.hanako.email);
    const { linked } = (await server.as("guest").call(checkResetLink.alumnus, { body: { token } })).data;
    expect(linked).toEqual(["google_oauth2"]);
    const body = { token, password: castPassword, confirmPassword: castPassword, unlink: linked };
    await server.as("guest").call(resetPassword.alumnus, { body });
    const later = await createBrowser(server).go("google_oauth2", "login", "kept");
    expect(later.query.get("message_code")).toBe("ERROR_LOGIN");
  });
});
