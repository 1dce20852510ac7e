import { afterAll, describe, expect, test } from "vitest";
import { endOtherSessions } from "#features/accounts/contract/calls.ts";
import { logIn } from "#features/accounts/server/accounts.test-helper.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { startIdentityService } from "#kit/testing/identity-service.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { confirmLinking, listSocialLogins } from "../contract/calls.ts";
import { AUTHORIZATION_VALID_MINUTES, LINKING_VALID_MINUTES } from "../contract/limits.ts";
import { setNonce } from "./fixtures.test-helper.ts";
import { createBrowser } from "./social.test-helper.ts";

const google = "google_oauth2";
const service = await startIdentityService((name) => `http://localhost/api/alumnus/${name}/callback`);
afterAll(service.close);
const server = await startTestServer({ identityServices: service.settings });
const { account } = server.ids;

const owner = createBrowser(server);
owner.signInAs("hanako", "alumni");
await owner.go(google, "connect", "hanako");

const begin = async (browser = createBrowser(server), query: Record<string, string> = {}) => {
  const { location } = await browser.startAt(google, "login", query);
  return { browser, callback: await browser.logInThere(location, "hanako") };
};
const codeOf = (query: URLSearchParams) => query.get("message_code");

test("the browser is sent with a state, a nonce and a challenge of its own each time", async () => {
  const sent = await Promise.all([1, 2].map(() => createBrowser(server).startAt(google, "login")));
  const [a, b] = sent.map(({ location }) => new URL(location).searchParams);
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(a?.get(name)?.length).toBeGreaterThanOrEqual(43);
    expect(a?.get(name)).not.toBe(b?.get(name));
  }
  expect(a?.get("code_challenge_method")).toBe("S256");
  expect(a?.get("redirect_uri")).toBe(`http://localhost/api/alumnus/${google}/callback`);
});

describe("nobody comes in by an answer", () => {
  const refused = async (browser: ReturnType<typeof createBrowser>, callback: string) => {
    const arrival = await browser.arrive(callback);
    expect(arrival).toMatchObject({ status: 303, path: "/alumni/login" });
    expect(codeOf(arrival.query)).toBe("NO_AUTHORIZATION_CODE");
    expect(await browser.whoIsIn()).toBeNull();
  };

  test("whose state has been altered", async () => {
    const { browser, callback } = await begin();
    await refused(
      browser,
      callback.replace(/state=(.)/, (_, first) => `state=${first === "A" ? "B" : "A"}`),
    );
    // The attempt has not used up the real answer.
    expect((await browser.arrive(callback)).query.get("signed_in")).toBe("1");
  });

  test("that has been used before, in the same browser or another", async () => {
    const { browser, callback } = await begin();
    await browser.arrive(callback);
    const other = createBrowser(server);
    for (const [name, value] of browser.cookies) if (name === "enishi_social") other.cookies.set(name, value);
    await refused(other, callback);
  });

  test("that was made for another browser, so that nobody is signed in as somebody else unawares", async () => {
    const { callback } = await begin();
    await refused(createBrowser(server), callback);
    const busy = createBrowser(server);
    await busy.startAt(google, "login");
    await refused(busy, callback);
  });

  test("whose nonce is that of another question", async () => {
    const { browser, callback } = await begin();
    await setNonce(server.database.kysely, "another");
    await refused(browser, callback);
  });

  test("whose code the service has given out once already", async () => {
    const first = await begin();
    await first.browser.arrive(first.callback);
    const second = await begin();
    const used = new URL(first.callback).searchParams.get("code") ?? "";
    const callback = new URL(second.callback);
    callback.searchParams.set("code", used);
    await refused(second.browser, callback.href);
  });

  test("of another service, another issuer or none at all", async () => {
    const one = await begin();
    await refused(one.browser, one.callback.replace(google, "line"));
    const two = await begin();
    const elsewhere = new URL(two.callback);
    elsewhere.searchParams.set("iss", "https://elsewhere.example");
    await refused(two.browser, elsewhere.href);
    await refused(createBrowser(server), `/api/alumnus/${google}/callback`);
    await refused(createBrowser(server), `/api/alumnus/${google}/callback?code=a&code=b&state[]=c`);
  });

  test(`that comes after ${AUTHORIZATION_VALID_MINUTES} minutes`, async () => {
    const { browser, callback } = await begin();
    server.clock.advance({ minutes: AUTHORIZATION_VALID_MINUTES });
    await refused(browser, callback);
  });
});

test("of two answers at the same moment one counts", async () => {
  const { browser, callback } = await begin();
  const arrivals = await Promise.all([browser.arrive(callback), browser.arrive(callback)]);
  expect(arrivals.filter(({ query }) => query.has("signed_in"))).toHaveLength(1);
});

test("two tabs of one browser both come to their end", async () => {
  const browser = createBrowser(server);
  const [first, second] = [
    await begin(browser, { redirect: "/alumni/a" }),
    await begin(browser, { redirect: "/alumni/b" }),
  ];
  expect((await browser.arrive(first.callback)).query.get("redirect")).toBe("/alumni/a");
  expect((await browser.arrive(second.callback)).query.get("redirect")).toBe("/alumni/b");
});

test.each(["https://elsewhere.example/", "//elsewhere.example", "/community/lobby"])(
  "the browser is never led to %s itself",
  async (redirect) => {
    const { browser, callback } = await begin(undefined, { redirect });
    const arrival = await browser.open(callback);
    expect(arrival.location).toBe(`/alumni/login?${new URLSearchParams({ signed_in: "1", redirect })}`);
  },
);

test("whoever says no at the service is told so where they came from (R284, R327)", async () => {
  const browser = createBrowser(server);
  const { location } = await browser.startAt(google, "login", { redirect: "/alumni/lobby" });
  const state = new URL(location).searchParams.get("state") ?? "";
  const answer = new URLSearchParams({ error: "access_denied", state, iss: service.issuer });
  const arrival = await browser.arrive(`/api/alumnus/${google}/callback?${answer}`);
  expect(Object.fromEntries(arrival.query)).toEqual({
    message_code: "ACCESS_DENIED",
    provider: google,
    redirect: "/alumni/lobby",
  });
});

describe("linking", () => {
  const linkedOf = async (who: "ren") =>
    (await server.as(who).call(listSocialLogins)).data.records.filter(({ connected }) => connected);

  test("cannot be begun by another site, nor with the token of another session or for another service", async () => {
    const browser = createBrowser(server);
    browser.signInAs("ren", "alumni");
    const forAnother = await browser.linkingToken("line");
    for (const token of ["", "made-up", await owner.linkingToken(google), forAnother]) {
      const { location } = await browser.startAt(google, "connect", { token });
      expect(location).toBe(
        `/alumni/account/settings?message_code=ERROR_SOCIAL_ACCOUNT_LINKING&provider=${google}`,
      );
    }
  });

  test("ends with the account that began it, whoever is signed in by then", async () => {
    const browser = createBrowser(server);
    browser.signInAs("ren", "alumni");
    const { location } = await browser.startAt(google, "connect", {
      token: await browser.linkingToken(google),
    });
    const callback = await browser.logInThere(location, "somebody");
    browser.signInAs("ichiro", "alumni");
    expect(codeOf((await browser.arrive(callback)).query)).toBe("ERROR_SOCIAL_ACCOUNT_LINKING");
    expect(await linkedOf("ren")).toEqual([]);
  });

  test("asks for the password, and counts for ten minutes", async () => {
    const params = { provider: google } as const;
    for (const [body, code] of [
      [{}, "ERROR_INVALID_PARAMS"],
      [{ current_password: "Not-hers-1" }, "ERROR_CURRENT_PASSWORD"],
    ] as const)
      await expect(server.as("ren").call(confirmLinking, { params, body })).rejects.toMatchObject({ code });
    const browser = createBrowser(server);
    browser.signInAs("ren", "alumni");
    const token = await browser.linkingToken(google);
    server.clock.advance({ minutes: LINKING_VALID_MINUTES });
    const { location } = await browser.startAt(google, "connect", { token });
    expect(location).toContain("ERROR_SOCIAL_ACCOUNT_LINKING");
  });

  test("is over once the session is ended, though the service has answered and somebody is in again", async () => {
    const browser = createBrowser(server);
    const there = await logIn(server, "ren");
    browser.cookies.set(sessionCookieName("alumni"), there.token);
    const { location } = await browser.startAt(google, "connect", {
      token: await browser.linkingToken(google),
    });
    const callback = await browser.logInThere(location, "somebody-else");
    await server.as("ren").call(endOtherSessions);
    browser.cookies.set(sessionCookieName("alumni"), (await logIn(server, "ren")).token);
    expect(codeOf((await browser.arrive(callback)).query)).toBe("NO_AUTHORIZATION_CODE");
    expect(await linkedOf("ren")).toEqual([]);
  });

  test("is an alumnus's: the session of another area neither begins it nor disturbs it", async () => {
    const employee = createBrowser(server);
    employee.signInAs("ken", "community");
    const { location } = await employee.startAt(google, "connect", { token: "any" });
    expect(location).toContain("ERROR_SOCIAL_ACCOUNT_LINKING");
    employee.signInAs("ren", "alumni");
    expect((await employee.go(google, "connect", "ren")).query.get("linked")).toBe(google);
    expect(await employee.whoIsIn("community")).toBe(account.ken);
  });
});

describe("a service that does not answer", () => {
  test("is named on the login, where one can try again, and works as soon as it is back", async () => {
    const uris = (name: string) => `http://localhost/api/alumnus/${name}/callback`;
    const { issuer, close } = await startIdentityService(uris);
    await close();
    const settings = service.settings.google_oauth2;
    if (settings?.protocol !== "openid") throw new Error("google speaks OpenID");
    const alone = await startTestServer({ identityServices: { google_oauth2: { ...settings, issuer } } });
    const browser = createBrowser(alone);
    const { location } = await browser.startAt(google, "login", { redirect: "/alumni/lobby" });
    expect(location).toBe(
      `/alumni/login?message_code=ERROR_SOCIAL_SERVICE_AWAY&provider=${google}&redirect=%2Falumni%2Flobby`,
    );
    const back = await startIdentityService(uris, Number(new URL(issuer).port));
    const arrival = await browser.go(google, "login", "anybody");
    expect(codeOf(arrival.query)).toBe("ERROR_LOGIN");
    const { location: away } = await browser.startAt(google, "login");
    const callback = await browser.logInThere(away, "anybody");
    await back.close();
    expect(codeOf((await browser.arrive(callback)).query)).toBe("ERROR_SOCIAL_SERVICE_AWAY");
  });
});
