import { expect, test } from "vitest";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { downloadOwnData, prepareOwnData } from "#features/own-data/contract/calls.ts";
import { beginAuthenticatorApp } from "#features/second-factors/contract/calls.ts";
import { removeSecondFactors } from "#features/second-factors/server/index.ts";
import { beginSignIn, setUpApp } from "#features/second-factors/server/second-factors.test-helper.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { type AnyCall, needsCommunity } from "#kit/contract/call.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { features } from "./features.ts";
import { securityRuleOf } from "./security-rules.ts";

type Line = Readonly<Record<string, unknown>>;
let written = "";
const server = await startTestServer({
  rateLimits: true,
  logTo: {
    write: (text) => {
      written += text;
    },
  },
});
const { account, membership, aoba } = server.ids;
const wrongPassword = "Wrong-2026-kai";
const owner = { current_password: castPassword };

const lines = (): Line[] =>
  written
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text) as Line)
    .filter(({ log }) => log === "security");

/** Returns the lines that the act leaves, at the log level of a server with default settings. */
async function linesOf(act: () => Promise<unknown>): Promise<Line[]> {
  const before = lines().length;
  await act();
  return lines().slice(before);
}

const logIn = (password: string) => () =>
  server.as("guest").send(signIn.alumnus, { body: { email: cast.hanako.email, password } });

async function often(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n += 1) await act();
}

test("a login is told with how, a refused one with why, and both with the account", async () => {
  expect(await linesOf(logIn(castPassword))).toEqual([
    expect.objectContaining({
      event: "login",
      outcome: "done",
      by: "password",
      account: account.hanako,
      request: expect.stringMatching(/^[\da-f-]{36}$/),
      from: "127.0.0.1",
      call: "POST /alumnus/sign_in",
    }),
  ]);
  expect(await linesOf(logIn(wrongPassword))).toMatchObject([
    { event: "login", outcome: "refused", code: "ERROR_LOGIN", account: account.hanako },
  ]);
});

test("a wrong password is told wherever one who is logged in is asked for it", async () => {
  const body = { current_password: wrongPassword };
  expect(await linesOf(() => server.as("ichiro").send(beginAuthenticatorApp, { body }))).toMatchObject([
    { event: "confirmationRefused", outcome: "refused", account: account.ichiro },
  ]);
});

test("the end of guesses and of requests is told once until it is over", async () => {
  const guesses = await linesOf(() => often(15, logIn(wrongPassword)));
  expect(guesses.filter(({ event }) => event === "limitReached")).toMatchObject([
    { limit: "passwords", code: "ERROR_TOO_MANY_PASSWORDS" },
  ]);
  const query = { ticket: "none" };
  const requests = await linesOf(() => often(15, () => server.as("emi").send(downloadOwnData, { query })));
  expect(requests.filter(({ event }) => event === "limitReached")).toMatchObject([
    { limit: "download", code: "ERROR_TOO_MANY_REQUESTS", account: account.emi },
  ]);
});

test("a second factor is told of when it is added and when it is used", async () => {
  const added = await linesOf(() => setUpApp(server, "ken"));
  expect(added).toMatchObject([{ event: "secondFactorAdded", by: "app", account: account.ken }]);
  const { recoveryCodes } = await setUpApp(server, "makoto");
  const used = await linesOf(async () =>
    (await beginSignIn(server, "makoto")).finish({ recovery_code: recoveryCodes[0] ?? "" }),
  );
  expect(used).toMatchObject([
    { event: "login", outcome: "secondStep", by: "password", account: account.makoto },
    { event: "login", outcome: "done", by: "recoveryCode", account: account.makoto },
  ]);
});

test("what the provider takes away is told of too", async () => {
  const removed = await linesOf(() => removeSecondFactors(server.services, "employee", cast.makoto.email));
  expect(removed).toMatchObject([{ event: "secondFactorRemoved", by: "provider", account: account.makoto }]);
});

test("who looks at candidates and lets them in is told with the community", async () => {
  const administrator = server.as("misaki");
  const who = { outcome: "done", account: account.misaki, community: aoba };
  const list = () => administrator.send(listCandidates, { params: { id: aoba } });
  expect(await linesOf(list)).toMatchObject([{ event: "personalDataViewed", ...who }]);
  const approve = () =>
    administrator.send(approveCandidates, { params: { id: aoba }, body: { ids: [membership.aoi] } });
  const target = { id: String(aoba), ids: String(membership.aoi) };
  expect(await linesOf(approve)).toMatchObject([{ event: "membershipChanged", ...who, target }]);
});

test("a download of one's own data is told of", async () => {
  const ask = async () => {
    const { ticket } = (await server.as("ichiro").call(prepareOwnData, { body: owner })).data;
    await server.as("ichiro").send(downloadOwnData, { query: { ticket } });
  };
  expect(await linesOf(ask)).toMatchObject([
    { event: "dataExported", by: "password", outcome: "done", account: account.ichiro },
    { event: "dataExported", by: "download", outcome: "done", account: account.ichiro },
  ]);
});

test("no line says a name, an address, a password or a key", () => {
  const said = JSON.stringify(lines());
  const people = Object.values(cast).flatMap(({ email, family, given }) => [email, family, given]);
  for (const secret of [...people, castPassword, wrongPassword, "@", "enishi_"])
    expect(said).not.toContain(secret);
});

const changes = ({ method }: AnyCall): boolean => method !== "GET";
/** These are acts of an office, ways in, exports, and changes to how an account is entered. */
const concernsSecurity = (call: AnyCall): boolean =>
  call.rate === "download" ||
  (changes(call) &&
    (call.rate === "signIn" ||
      (needsCommunity(call.access) && /administrator|contractor/.test(call.access)) ||
      call.access === "operator" ||
      /^\/account\/(passkeys|second_factors|sessions|recovery_codes)/.test(call.path)));

test("every call that concerns security is told of, but for these", () => {
  const calls = features.flatMap(({ routes }) => routes.map(({ call }) => call));
  const untold = calls.filter((call) => concernsSecurity(call) && !securityRuleOf(call));
  expect(untold.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    // These change only how an administrator sees a list.
    "DELETE /communities/{id}/saved_views/{view_id}",
    // These begin something that is logged when it is done.
    "POST /account/passkeys/confirmation",
    "POST /account/passkeys/options",
    "POST /account/second_factors/app",
    "POST /alumnus/passkey",
    "POST /communities/{id}/employee/admin_registered_check",
    "POST /communities/{id}/employee/registered_check",
    "POST /communities/{id}/manages/notifications/preview",
    "POST /communities/{id}/people_imports/{import_id}/invite/preview",
    "POST /communities/{id}/people_imports/{import_id}/invite/test",
    "POST /communities/{id}/saved_views",
    "POST /communities/{id}/user_posts/delete/preview",
    "POST /communities/{id}/user_posts/hide/preview",
    "POST /communities/{id}/user_posts/reveal/preview",
    "POST /employees/passkey",
    // These only look.
    "POST /operator/banned_words/trial",
    "POST /operator/notices/preview",
    "POST /operator/passkey",
    // These change only a name.
    "PUT /account/passkeys/{passkey_id}",
    "PUT /communities/{id}/saved_views/{view_id}",
  ]);
});
