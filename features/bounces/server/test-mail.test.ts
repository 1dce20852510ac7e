import { beforeEach, describe, expect, test } from "vitest";
import { requestReset } from "#features/accounts/contract/calls.ts";
import { listCandidates, showCandidate } from "#features/candidates/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { addressKey, noteReturned, stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast } from "#kit/testing/cast.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { answerTestMail, askForTestMail, showReturnedMail } from "../contract/calls.ts";
import { TEST_MAIL_VALID_DAYS } from "../contract/limits.ts";
import { bounceSettings, handIn, notice, returnPathOf } from "./returned-mail.test-helper.ts";

const server = await startTestServer({ bounceSettings });
const { services, clock, database } = server;
const guest = server.as("guest");
const HANAKO = cast.hanako.email;

beforeEach(async () => {
  await database.kysely.deleteFrom("bouncing_addresses").execute();
  clock.advance({ minutes: 1 });
});

const stop = async (address = HANAKO) =>
  handIn(server, await notice("postfix-unknown-user", returnPathOf(server, address)));
const since = (address = HANAKO) => stoppedSince({ db: database.kysely, services }, address);
const answer = (token: string) => guest.call(answerTestMail, { body: { token } });
const refusal = { status: 400, code: "ERROR_TEST_MAIL_LINK" };

async function testMailTo(address = HANAKO) {
  await server.drainJobs();
  return (await server.mails()).find(
    ({ to, subject }) => to.address === address && /テストメール/.test(subject),
  );
}
async function tokenMailed(): Promise<string> {
  await server.as("hanako").call(askForTestMail);
  return /\?token=(\S+)/.exec((await testMailTo())?.text ?? "")?.[1] ?? "";
}

describe("somebody whose mail comes back", () => {
  test("is told since when, and nobody else is", async () => {
    const at = clock.now().toISOString();
    await stop();
    clock.advance({ days: 1 });
    await stop();
    expect(await server.as("hanako").call(showReturnedMail)).toMatchObject({ data: { since: at } });
    for (const who of ["ichiro", "ken", "misaki"] as const)
      expect(await server.as(who).call(showReturnedMail)).toMatchObject({ data: { since: null } });
    await expect(server.as("unei").call(showReturnedMail)).rejects.toMatchObject({ status: 403 });
    await expect(guest.call(showReturnedMail)).rejects.toMatchObject({ status: 401 });
  });

  test("gets mails again by the link of a test mail, opened anywhere and even twice", async () => {
    await stop();
    const token = await tokenMailed();
    expect(await since()).not.toBeNull();
    await answer(token);
    expect(await since()).toBeNull();
    await answer(token);
    expect(await server.as("hanako").call(showReturnedMail)).toMatchObject({ data: { since: null } });
  });

  test("can use a link for a week, and not once mail has come back again", async () => {
    await stop();
    const token = await tokenMailed();
    clock.advance({ days: TEST_MAIL_VALID_DAYS, seconds: -1 });
    await answer(token);
    clock.advance({ seconds: 1 });
    await stop();
    await expect(answer(token)).rejects.toMatchObject(refusal);
    expect(await since()).not.toBeNull();
    const later = await tokenMailed();
    clock.advance({ days: TEST_MAIL_VALID_DAYS });
    await expect(answer(later)).rejects.toMatchObject(refusal);
  });

  test.each<[string, (token: string) => string]>([
    ["another address", (token) => addressKey(TEST_SECRET, cast.ichiro.email) + token.slice(24)],
    ["another time", (token) => token.replace(/\.\w+\./, ".zz.")],
    ["a signature that was made up", (token) => token.replace(/[^.]+$/, "A".repeat(43))],
    ["nothing but the address", (token) => token.slice(0, 24)],
    ["nothing at all", () => "-"],
  ])("is not helped by a link with %s", async (_, forge) => {
    await stop();
    await stop(cast.ichiro.email);
    await expect(answer(forge(await tokenMailed()))).rejects.toMatchObject(refusal);
    expect([await since(), await since(cast.ichiro.email)]).not.toContain(null);
  });

  test("whose address works is sent no test mail", async () => {
    const before = (await server.mails()).length;
    await server.as("hanako").call(askForTestMail);
    await server.drainJobs();
    expect(await server.mails()).toHaveLength(before);
  });
});

test("nothing public answers otherwise for an address that mail comes back from", async () => {
  const ask = async () => {
    const reset = await guest.send(requestReset.alumnus, { body: { email: HANAKO } });
    const login = await guest.send(signIn.alumnus, { body: { email: HANAKO, password: "Wrong-2026" } });
    return [reset, login].map(({ status, body }) => ({
      status,
      body: { ...(body as object), request_id: "" },
    }));
  };
  const before = await ask();
  await stop();
  expect(await ask()).toEqual(before);
});

test("administrators see at a candidate that mail comes back, other people do not see the candidate", async () => {
  const { managementNo } = await database.kysely
    .selectFrom("memberships")
    .select("management_no as managementNo")
    .where("id", "=", server.ids.membership.aoi ?? 0)
    .executeTakeFirstOrThrow();
  const params = { id: server.ids.aoba, management_no: managementNo };
  const show = (who: keyof typeof cast) => server.as(who).call(showCandidate, { params });
  const list = async (who: keyof typeof cast) =>
    (await server.as(who).call(listCandidates, { params, query: {} })).data.records;
  expect(await show("misaki")).toMatchObject({ data: { mail_returned_since: null } });
  expect(await list("misaki")).toMatchObject([{ email: cast.aoi.email, mail_returned_since: null }]);
  const at = clock.now();
  await inTransaction(services, (work) =>
    noteReturned(work, addressKey(TEST_SECRET, cast.aoi.email), { failure: "permanent", mailSentAt: at }),
  );
  const returned = { mail_returned_since: at.toISOString() };
  expect(await show("misaki")).toMatchObject({ data: returned });
  expect(await list("misaki")).toMatchObject([returned]);
  for (const look of [show, list]) {
    await expect(look("ken")).rejects.toMatchObject({ status: 403 });
    await expect(look("yui")).rejects.toMatchObject({ status: 404 });
  }
});
