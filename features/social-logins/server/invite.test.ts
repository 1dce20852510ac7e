import { afterAll, describe, expect, test } from "vitest";
import { activateAlumnus, registerAlumnus } from "#features/registration/contract/calls.ts";
import {
  invitedCodeOf,
  registrationOf,
  tokenMailedTo,
  typedPassword,
} from "#features/registration/server/register.test-helper.ts";
import { startIdentityService } from "#kit/testing/identity-service.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showSignUpClaim } from "../contract/calls.ts";
import { type Browser, createBrowser } from "./social.test-helper.ts";

const provider = "google_oauth2";
const service = await startIdentityService((name) => `http://localhost/api/alumnus/${name}/callback`);
afterAll(service.close);
const server = await startTestServer({ identityServices: service.settings });
const code = await invitedCodeOf(server, "hanako", server.ids.aoba);

const cookieOf = (browser: Browser) => ({ cookie: `enishi_social=${browser.cookies.get("enishi_social")}` });
const named = (browser: Browser) =>
  server.as("guest").send(showSignUpClaim, { params: { provider }, headers: cookieOf(browser) });
const register = (browser: Browser, email: string, sns_provider?: "google_oauth2") =>
  server.as("guest").send(registerAlumnus, {
    body: registrationOf(code, email, { sns_provider }),
    headers: cookieOf(browser),
  });
const activate = async (email: string) =>
  server
    .as("guest")
    .call(activateAlumnus, { body: { token: await tokenMailedTo(server, email), password: typedPassword } });
const comesInAs = async (login: string) => {
  const browser = createBrowser(server);
  await browser.go(provider, "login", login);
  return browser.whoIsIn();
};

test("somebody invited is told what the service says, and logs in by it once the registration is activated (R128)", async () => {
  service.know("tsubaki", {
    family_name: "木村",
    given_name: "椿",
    name: "木村 椿",
    email: "tsubaki@example.jp",
    email_verified: true,
  });
  const browser = createBrowser(server);
  const arrival = await browser.go(provider, "invite", "tsubaki");
  expect(arrival.path).toBe("/alumni/register_alumnus");
  expect(Object.fromEntries(arrival.query)).toEqual({ newcomer: provider });
  expect((await named(browser)).body).toMatchObject({
    data: { family_name: "木村", given_name: "椿", display_name: "木村 椿", email: "tsubaki@example.jp" },
  });
  expect((await register(browser, "tsubaki@example.jp", provider)).status).toBe(200);
  expect(await comesInAs("tsubaki")).toBeNull();
  const { data } = await activate("tsubaki@example.jp");
  expect(await comesInAs("tsubaki")).toBe(data.session?.uid);
});

test("an address that the service has not verified is not filled in", async () => {
  service.know("unsure", { email: "hanako@example.jp", email_verified: false, name: "うそ" });
  const browser = createBrowser(server);
  await browser.go(provider, "invite", "unsure");
  expect((await named(browser)).body).toMatchObject({ data: { email: null } });
});

test("only the browser that was there is told, and only it can have the link made", async () => {
  const browser = createBrowser(server);
  await browser.go(provider, "invite", "ume");
  const other = createBrowser(server);
  await other.startAt(provider, "login");
  expect((await named(other)).status).toBe(404);
  await register(other, "other@example.jp", provider);
  await activate("other@example.jp");
  expect(await comesInAs("ume")).toBeNull();
});

test("whoever registers without it, after all, is not linked", async () => {
  const browser = createBrowser(server);
  await browser.go(provider, "invite", "ran");
  await register(browser, "ran@example.jp");
  await activate("ran@example.jp");
  expect(await comesInAs("ran")).toBeNull();
});

describe("whoever is linked already", () => {
  test("is signed in and led on to join with the account they have", async () => {
    const owner = createBrowser(server);
    owner.signInAs("ren", "alumni");
    await owner.go(provider, "connect", "ren");
    const browser = createBrowser(server);
    const redirect = `/alumni/register_alumnus_community?invited_code=${code}`;
    const arrival = await browser.go(provider, "invite", "ren", { redirect });
    expect(arrival.path).toBe("/alumni/login");
    expect(Object.fromEntries(arrival.query)).toEqual({ signed_in: "1", redirect });
    expect(await browser.whoIsIn()).toBe(server.ids.account.ren);
  });

  test("in the meantime keeps the link; the registration takes effect without", async () => {
    const browser = createBrowser(server);
    await browser.go(provider, "invite", "kiku");
    await register(browser, "kiku@example.jp", provider);
    const owner = createBrowser(server);
    owner.signInAs("hanako", "alumni");
    await owner.go(provider, "connect", "kiku");
    await activate("kiku@example.jp");
    expect(await comesInAs("kiku")).toBe(server.ids.account.hanako);
  });
});
