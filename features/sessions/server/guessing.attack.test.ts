import { connect } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { requestReset, resetPassword } from "#features/accounts/contract/calls.ts";
import { logIn, type SignedIn, tokenMailedTo } from "#features/accounts/server/accounts.test-helper.ts";
import { deviceCookieName } from "#kit/server/http/session-cookie.ts";
import { guessLimits } from "#kit/server/rate/rate-classes.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { countPasswordWork } from "#kit/testing/password-count.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { signIn } from "../contract/calls.ts";

// All tests share one server: each has a person and addresses of its own.
const server = await startTestServer({ rateLimits: true, trustProxy: ["127.0.0.1"] });
const address = await server.listen();
const TRIES = 1_000;
/** A busy machine needs this long for a thousand calls. */
const PATIENCE_MS = 120_000;
const ACCOUNT = guessLimits.account.points;
let series = 0;
const countHashes = countPasswordWork();
let hashedBefore = 0;

/** Returns another address for each number and each test, every second one an IPv6 network. */
const place = (n: number): string =>
  n % 2 === 0 ? `10.${series}.${Math.floor(n / 250)}.${n % 250}` : `2001:db8:${series}:${n.toString(16)}::7`;
const home = (): string => `203.0.113.${series}`;
const from = (address: string, device?: SignedIn): Record<string, string> => ({
  "x-forwarded-for": address,
  ...(device ? { cookie: `${deviceCookieName(device.area)}=${device.device}` } : {}),
});
const tryAs = async (email: string, password: string, headers: Record<string, string>) =>
  (await server.as("guest").send(signIn.alumnus, { body: { email, password }, headers })).status;
const counted = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

/** Returns their addresses. */
async function makeColleagues(many: number): Promise<string[]> {
  const people = Array.from({ length: many }, (_, n) => ({
    ...cast.ren,
    email: `r${series}.${n}@example.jp`,
  }));
  for (const person of people)
    await seedPerson(server.database.kysely, person.email, person, new Map([["minato", server.ids.minato]]));
  return people.map(({ email }) => email);
}

beforeEach(() => {
  series += 1;
  hashedBefore = countHashes();
});

describe(`${TRIES} wrong passwords for one account from ever other addresses`, () => {
  /** Makes as many tries as are needed to be refused, by default. */
  const attack = async (email: string, tries = 2 * ACCOUNT) =>
    counted(
      await Promise.all(
        Array.from({ length: tries }, (_, n) => tryAs(email, `Wrong-${n}-kai`, from(place(n)))),
      ),
    );

  test.each([
    ["an account", cast.nao.email],
    ["an address without one", "nobody@example.jp"],
  ])(
    "are ten guesses at %s; the others are turned away before any hashing",
    async (_, email) => {
      expect(await attack(email, TRIES)).toEqual({ 400: ACCOUNT, 429: TRIES - ACCOUNT });
      expect(countHashes() - hashedBefore).toBe(ACCOUNT);
    },
    PATIENCE_MS,
  );

  test("leave the owner's own browser alone, which has its own count of mistakes", async () => {
    const { email } = cast.hanako;
    const here = from(home(), await logIn(server, "hanako", { headers: from(home()) }));
    await attack(email);
    expect(await tryAs(email, "Mistyped-26", here)).toBe(400);
    expect(await tryAs(email, castPassword, here)).toBe(200);
    const mistakes = Array.from({ length: guessLimits.device.points }, () =>
      tryAs(email, "Mistyped-26", here),
    );
    expect(counted(await Promise.all(mistakes))).toEqual({ 400: guessLimits.device.points - 1, 429: 1 });
  });

  test("do not lock the owner out for good: a reset makes a new browser a known one", async () => {
    const { email } = cast.ichiro;
    await attack(email);
    expect(await tryAs(email, castPassword, from(home()))).toBe(429);
    await server.as("guest").call(requestReset.alumnus, { body: { email } });
    const token = await tokenMailedTo(server, email);
    const password = "Kiku-no-hana-9";
    const body = { token, password, confirmPassword: password };
    const answer = await server.as("guest").send(resetPassword.alumnus, { body, headers: from(home()) });
    const device = /enishi_device_alumni=([^;]+)/.exec(String(answer.headers["set-cookie"]))?.[1] ?? "";
    expect(await tryAs(email, password, from(home(), { area: "alumni", token: "", device }))).toBe(200);
  });

  test("are not helped by the mark of another account's browser, or one that was made up", async () => {
    const aoi = await logIn(server, "aoi", { headers: from(home()) });
    await attack(cast.sho.email);
    const forged = { ...aoi, device: aoi.device.replace(/^./, (first) => (first === "A" ? "B" : "A")) };
    for (const device of [aoi, forged])
      expect(await tryAs(cast.sho.email, castPassword, from(home(), device))).toBe(429);
  });
});

describe(`${TRIES} accounts from one address`, () => {
  test.each([
    ["an IPv4 address", () => home()],
    ["one IPv6 network", (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ])(
    "from %s are fifty guesses, and everybody elsewhere logs in as ever",
    async (_, address) => {
      const tries = Array.from({ length: TRIES }, (_, n) =>
        tryAs(`member${n}@example.jp`, castPassword, from(address(n))),
      );
      expect(counted(await Promise.all(tries))[400]).toBe(guessLimits.address.points);
      expect(countHashes() - hashedBefore).toBe(guessLimits.address.points);
      expect(await tryAs(cast.ren.email, castPassword, from(place(1)))).toBe(200);
    },
    PATIENCE_MS,
  );

  test("shut out nobody there who has logged in from that browser before", async () => {
    const ren = await logIn(server, "ren", { headers: from(home()) });
    for (let n = 0; n < guessLimits.address.points; n += 1)
      await tryAs(`member${n}@example.jp`, castPassword, from(home()));
    expect(await tryAs(cast.ren.email, castPassword, from(home()))).toBe(429);
    expect(await tryAs(cast.ren.email, castPassword, from(home(), ren))).toBe(200);
  });
});

test("more people of one office log in than may mistype, mistakes and all", async () => {
  const people = guessLimits.address.points + 10;
  const statuses: number[] = [];
  // Five run at a time: what has turned out to be right no longer counts.
  for (let n = 0; n < people; n += 5) {
    await tryAs(`member${n}@example.jp`, "Mistyped-26", from(home()));
    const wave = Array.from({ length: 5 }, () => tryAs(cast.ren.email, castPassword, from(home())));
    statuses.push(...(await Promise.all(wave)));
  }
  expect(counted(statuses)).toEqual({ 200: people });
});

describe("right passwords in browsers that nobody has logged in from", () => {
  const signInAll = async (emails: readonly string[], address: (n: number) => string) =>
    counted(await Promise.all(emails.map((email, n) => tryAs(email, castPassword, from(address(n))))));

  test("are all taken when an office comes at nine o'clock, many having mistyped before", async () => {
    const office = await makeColleagues(2 * guessLimits.address.points);
    const mistyping = office.slice(0, guessLimits.address.points - 10);
    for (const email of mistyping) expect(await tryAs(email, "Mistyped-26", from(home()))).toBe(400);
    expect(await signInAll(office, home)).toEqual({ 200: office.length });
  });

  test("are all taken for one account, more at once than may be wrong", async () => {
    const [email = ""] = await makeColleagues(1);
    const tries = Array.from({ length: 3 * ACCOUNT }, () => email);
    expect(await signInAll(tries, place)).toEqual({ 200: tries.length });
  });

  test("make no room for wrong ones beside them", async () => {
    const [email = ""] = await makeColleagues(1);
    const tries = Array.from({ length: 4 * ACCOUNT }, (_, n) =>
      tryAs(email, n % 2 === 0 ? castPassword : `Wrong-${n}-kai`, from(place(n))),
    );
    expect(counted(await Promise.all(tries))[400]).toBeLessThanOrEqual(ACCOUNT);
    expect(await tryAs(email, castPassword, from(place(900)))).toBe(429);
  });
});

test("somebody refused reads how long it takes and what helps", async () => {
  const email = "waiting@example.jp";
  for (let n = 0; n < ACCOUNT; n += 1) await tryAs(email, "Wrong-2026", from(home()));
  const body = { email, password: castPassword };
  const answer = await server.as("guest").send(signIn.alumnus, { body, headers: from(home()) });
  expect(answer.body).toMatchObject({
    error_message_code: "ERROR_TOO_MANY_PASSWORDS",
    data: [{ params: { seconds: expect.any(Number) } }],
  });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

describe("a password of 10 MB", () => {
  const TEN_MB = 10 * 1024 * 1024;

  test("is refused by its announced length, before any of it is read", async () => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        "POST /api/alumnus/sign_in HTTP/1.1",
        "host: localhost",
        "x-requested-with: XMLHttpRequest",
        "content-type: application/json",
        `content-length: ${TEN_MB}`,
        "",
        '{"email":"hanako@example.jp","password":"',
      ].join("\r\n"),
    );
    const said = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
    socket.destroy();
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    expect(said).toContain("ERROR_TOO_LARGE");
    expect(countHashes() - hashedBefore).toBe(0);
  });

  test("sent without a length is cut off after the first megabyte", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x61));
        if (sent >= TEN_MB) controller.close();
      },
    });
    const headers = { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" };
    const answer = await fetch(`${address}/api/alumnus/sign_in`, {
      method: "POST",
      headers,
      body: endless,
      duplex: "half",
    } as RequestInit).catch((error: unknown) => error);
    if (answer instanceof Response) expect(answer.status).toBe(413);
    else expect(answer).toBeInstanceOf(Error);
    expect(countHashes() - hashedBefore).toBe(0);
  });

  test("of a size that is read is refused as a field, unhashed", async () => {
    const body = { email: cast.hanako.email, password: "a1".repeat(5_000) };
    const answer = await server.as("guest").send(signIn.alumnus, { body });
    expect(answer.body).toMatchObject({
      data: [{ message_code: "ERROR_INVALID_PARAMS" }, { message_code: "TOO_LONG", field: "password" }],
    });
    expect(countHashes() - hashedBefore).toBe(0);
  });
});

describe("logging somebody in from another site", () => {
  const body = { email: "ken@example.jp", password: castPassword };
  test.each([
    ["by a form", { "x-requested-with": "", origin: "https://elsewhere.example" }],
    ["by a script", { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }],
    ["from a neighbouring host", { origin: "https://www.localhost", "sec-fetch-site": "same-site" }],
    ["from a page without an origin", { origin: "null" }],
  ])("%s sets no cookie", async (_, headers) => {
    const answer = await server.as("guest").send(signIn.employee, { body, headers });
    expect(answer.body).toMatchObject({ error_message_code: "ERROR_CROSS_SITE" });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});
