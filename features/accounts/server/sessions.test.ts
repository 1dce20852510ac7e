import { describe, expect, test } from "vitest";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { showOwnAccount } from "#features/profiles/contract/calls.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { assertCsrfToken } from "#kit/server/access/csrf-token.ts";
import { castToken } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { endOtherSessions, endSession, generateToken, listSessions } from "../contract/calls.ts";
import { logIn, mayUse } from "./accounts.test-helper.ts";
import { removeExpired } from "./remove-expired.ts";
import { readDevice } from "./show-account.ts";

const server = await startTestServer();
const { kysely } = server.database;
const address = await server.listen();

const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const onWindows = () => logIn(server, "hanako", { headers: { "user-agent": WINDOWS } });
const sessionsOf = async (who: { area: "alumni" | "community" | "operator"; token: string }) =>
  (await server.as(who).call(listSessions)).data.records;
const countSessions = (account: number) =>
  kysely.selectFrom("sessions").select("id").where("account_id", "=", account).execute();

describe("the list of sessions", () => {
  test("names browser and system, marks this one, and tells when each was used", async () => {
    const here = await onWindows();
    const records = await sessionsOf(here);
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({
      browser: "Chrome",
      system: "Windows",
      is_current: true,
      signed_in_at: server.clock.now().toISOString(),
    });
    expect(records[1]).toMatchObject({ browser: null, system: null, is_current: false });
  });

  test("moves the last use on after some minutes and not with every request", async () => {
    const here = await onWindows();
    const lastUse = async () => (await sessionsOf(here)).find((one) => one.is_current)?.last_used_at ?? "";
    const first = await lastUse();
    server.clock.advance({ minutes: 4 });
    expect(await lastUse()).toBe(first);
    server.clock.advance({ minutes: 2 });
    await server.as(here).call(showOwnAccount.alumnus);
    expect(await lastUse()).toBe(server.clock.now().toISOString());
  });

  test("holds nobody else's, and none that has run out", async () => {
    const old = await onWindows();
    server.clock.advance({ days: 14 });
    expect(await mayUse(server, old)).toBe(false);
    const here = await onWindows();
    expect(await sessionsOf(here)).toHaveLength(2);
    expect(await sessionsOf({ area: "alumni", token: castToken("ichiro") })).toHaveLength(1);
  });
});

describe("ending sessions", () => {
  test("ends the one chosen at once, its live connection too, and leaves this one", async () => {
    const here = await onWindows();
    const live = await connectLive(address, "hanako");
    const other = (await sessionsOf(here)).find((one) => one.browser === null);
    await server.as(here).call(endSession, { params: { session_id: other?.id ?? 0 } });
    await live.until("disconnect");
    expect((await server.as("hanako").send(listCommunities)).status).toBe(401);
    expect(await mayUse(server, here)).toBe(true);
    live.close();
    await expect(
      server.as(here).call(endSession, { params: { session_id: other?.id ?? 0 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("of somebody else looks as if there were none", async () => {
    const [session] = await countSessions(server.ids.account.ichiro);
    await expect(
      server.as("ken").call(endSession, { params: { session_id: session?.id ?? 0 } }),
    ).rejects.toMatchObject({ status: 404, code: "RECORD_NOT_FOUND" });
    expect(await countSessions(server.ids.account.ichiro)).toHaveLength(1);
  });

  test("all others leaves this one alone", async () => {
    const [here, there] = [await logIn(server, "ichiro"), await logIn(server, "ichiro")];
    const { data } = await server.as(here).call(endOtherSessions);
    expect(data.ended).toBe(2);
    expect([await mayUse(server, here), await mayUse(server, there)]).toEqual([true, false]);
    expect((await server.as(here).call(endOtherSessions)).data.ended).toBe(0);
  });

  test("this one logs this browser out", async () => {
    const here = await logIn(server, "ichiro");
    const current = (await sessionsOf(here)).find((one) => one.is_current);
    const answer = await server.as(here).send(endSession, { params: { session_id: current?.id ?? 0 } });
    expect(String(answer.headers["set-cookie"])).toMatch(/enishi_alumni=;/);
    expect(await mayUse(server, here)).toBe(false);
  });
});

test("what has run out is removed, a link a week after that", async () => {
  const account_id = server.ids.account.emi;
  const link = (hash: string, days: number) => ({
    account_id,
    purpose: "password" as const,
    token_hash: Buffer.from(hash),
    expires_at: new Date(server.clock.now().getTime() - days * DAY_MS),
    credentials_epoch: 0,
    created_at: server.clock.now(),
  });
  await kysely
    .insertInto("one_time_tokens")
    .values([link("kept", 6), link("gone", 8)])
    .execute();
  const gone = await logIn(server, "emi");
  server.clock.advance({ hours: 1 });
  const kept = await logIn(server, "emi");
  server.clock.advance({ days: 13, hours: 23, minutes: 30 });
  await removeExpired.run(server.services, {});
  expect([await mayUse(server, gone), await mayUse(server, kept)]).toEqual([false, true]);
  expect(await countSessions(account_id)).toHaveLength(2);
  const links = await kysely
    .selectFrom("one_time_tokens")
    .select("token_hash")
    .where("account_id", "=", account_id)
    .execute();
  expect(links).toEqual([]);
});

test("a CSRF token is for the session that asked, for an hour", async () => {
  const here = await logIn(server, "ichiro");
  const { token, expiry } = await server.as(here).call(generateToken);
  const account = await server.services.access.resolveAccount(here.token);
  const other = await server.services.access.resolveAccount((await logIn(server, "ichiro")).token);
  if (!account || !other) throw new Error("not signed in");
  const check =
    (sent: string, who = account) =>
    () =>
      assertCsrfToken({
        account: who,
        now: server.clock.now(),
        services: server.services,
        request: { header: () => sent } as never,
      });
  const refusal = expect.objectContaining({ message: "ERROR_CROSS_SITE" });
  expect(check(token)).not.toThrow();
  expect(check("")).toThrow(refusal);
  expect(check(`${token}x`)).toThrow(refusal);
  expect(check(token, other)).toThrow(refusal);
  server.clock.advance({ hours: 1 });
  expect(new Date(expiry) <= server.clock.now()).toBe(true);
  expect(check(token)).toThrow(refusal);
});

describe("a device in plain words", () => {
  const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
  test.each([
    [WINDOWS, "Chrome", "Windows"],
    [`${WINDOWS} Edg/140.0.0.0`, "Edge", "Windows"],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`,
      "Safari",
      "iPhone",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
      "Chrome",
      "iPhone",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Mobile/15E148 Safari Line/15.12.0`,
      "LINE",
      "iPhone",
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`,
      "Safari",
      "iPad",
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.6 Safari/605.1.15`,
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0",
      "Firefox",
      "macOS",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "Samsung Internet",
      "Android",
    ],
    [
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36",
      "Chrome",
      "ChromeOS",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 OPR/120.0.0.0",
      "Opera",
      "Linux",
    ],
    ["curl/8.14.1", null, null],
    ["", null, null],
    ["<script>alert(1)</script>", null, null],
  ])("%s", (userAgent, browser, system) => expect(readDevice(userAgent)).toEqual({ browser, system }));
});
