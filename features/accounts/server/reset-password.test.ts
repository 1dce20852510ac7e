import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { changeMembershipState } from "#features/memberships/server/index.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast, castPassword, castPasswordHash, castToken } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { checkResetLink, requestReset, resetPassword } from "../contract/calls.ts";
import { RESET_MAILS_PER_HOUR } from "../contract/limits.ts";
import { logIn, mailTo, mayUse, tokenMailedTo } from "./accounts.test-helper.ts";

const server = await startTestServer();
const guest = server.as("guest");
const { kysely } = server.database;
const HANAKO = cast.hanako.email;
const NEW = "Kiku-no-hana-9";

const ask = async (email = HANAKO) => {
  await guest.call(requestReset.alumnus, { body: { email } });
  return tokenMailedTo(server, email);
};
const reset = (token: string, password = NEW) =>
  guest.call(resetPassword.alumnus, { body: { token, password, confirmPassword: password } });
const signInAs = (password: string) => guest.send(signIn.alumnus, { body: { email: HANAKO, password } });

beforeEach(async () => {
  await server.drainJobs();
  server.clock.advance({ hours: 2 });
  await kysely.updateTable("accounts").set({ password_hash: castPasswordHash }).execute();
});

describe("a forgotten password", () => {
  test("is replaced by the link of a mail, which ends every session and tells the owner", async () => {
    const [desktop, phone] = [await logIn(server, "hanako"), await logIn(server, "hanako")];
    const token = await ask();
    expect(await guest.call(checkResetLink.alumnus, { body: { token } })).toMatchObject({
      data: { email: HANAKO, language: "ja" },
    });
    await reset(token);
    expect([await mayUse(server, desktop), await mayUse(server, phone)]).toEqual([false, false]);
    expect((await signInAs(castPassword)).status).toBe(400);
    expect((await signInAs(NEW)).status).toBe(200);
    const told = await mailTo(server, HANAKO, /パスワードが変更されました/);
    expect(told?.text).toContain("2026/11/21 14:00（日本時間）");
    expect(told?.text).not.toContain(NEW);
  });

  test("of an employee follows the stricter rules, and the link is for that login alone", async () => {
    await guest.call(requestReset.employee, { body: { email: "ken@example.jp" } });
    const token = await tokenMailedTo(server, "ken@example.jp");
    const body = (password: string) => ({ token, password, confirmPassword: password });
    await expect(guest.call(checkResetLink.alumnus, { body: { token } })).rejects.toMatchObject({
      code: "ERROR_RESET_LINK_UNKNOWN",
    });
    await expect(guest.call(resetPassword.alumnus, { body: body(NEW) })).rejects.toMatchObject({
      code: "ERROR_RESET_LINK_UNKNOWN",
    });
    await expect(guest.call(resetPassword.employee, { body: body("kiku2026") })).rejects.toMatchObject({
      faults: [{ message_code: "PASSWORD_KINDS", field: "password" }],
    });
    await guest.call(resetPassword.employee, { body: body(NEW) });
    const credentials = { email: "ken@example.jp", password: NEW };
    expect((await guest.send(signIn.employee, { body: credentials })).status).toBe(200);
  });

  test("may not be the old one again, nor typed differently the second time", async () => {
    const token = await ask();
    await expect(reset(token, castPassword)).rejects.toMatchObject({
      code: "ERROR_INVALID_PARAMS",
      faults: [{ message_code: "PASSWORD_UNCHANGED", field: "password" }],
    });
    const body = { token, password: NEW, confirmPassword: `${NEW}0` };
    await expect(guest.call(resetPassword.alumnus, { body })).rejects.toMatchObject({
      faults: [{ message_code: "PASSWORD_MISMATCH", field: "confirmPassword" }],
    });
    await reset(token);
  });

  test("mails in the language of the account", async () => {
    await kysely.updateTable("accounts").set({ language: "en" }).where("email", "=", HANAKO).execute();
    await ask();
    const mail = await mailTo(server, HANAKO, /Reset your password/);
    expect(mail?.html).toContain("/alumni/reset_password?token=");
    await kysely.updateTable("accounts").set({ language: "ja" }).where("email", "=", HANAKO).execute();
  });
});

describe("the link", () => {
  test("looked at any number of times, as a mail scanner does, still works", async () => {
    const token = await ask();
    for (let look = 0; look < 3; look += 1) await guest.call(checkResetLink.alumnus, { body: { token } });
    await reset(token);
  });

  test("used in two tabs at once sets one password, and the other tab is told", async () => {
    const token = await ask();
    const passwords = ["Sakura-no-1", "Sakura-no-2"];
    const tabs = await Promise.allSettled(passwords.map((password) => reset(token, password)));
    expect(tabs.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { status: 400, code: "ERROR_RESET_LINK_USED" } },
    ]);
    const outcomes = await Promise.all(passwords.map(async (password) => (await signInAs(password)).status));
    expect(outcomes).toEqual(tabs.map(({ status }) => (status === "fulfilled" ? 200 : 400)));
    await expect(guest.call(checkResetLink.alumnus, { body: { token } })).rejects.toMatchObject({
      code: "ERROR_RESET_LINK_USED",
    });
  });

  test("becomes void by a newer one", async () => {
    const older = await ask();
    const newer = await ask();
    expect(newer).not.toBe(older);
    await expect(reset(older)).rejects.toMatchObject({ code: "ERROR_RESET_LINK_VOID" });
    await reset(newer);
  });

  test("counts for 24 hours", async () => {
    const [late, inTime] = [await ask(), await ask("ichiro@example.jp")];
    server.clock.advance({ hours: 23, minutes: 59 });
    await reset(inTime);
    server.clock.advance({ minutes: 1 });
    await expect(guest.call(checkResetLink.alumnus, { body: { token: late } })).rejects.toMatchObject({
      code: "ERROR_RESET_LINK_EXPIRED",
    });
    await expect(reset(late)).rejects.toMatchObject({ code: "ERROR_RESET_LINK_EXPIRED" });
  });

  test("made up, or of a registration, opens nothing", async () => {
    await kysely
      .insertInto("one_time_tokens")
      .values({
        account_id: server.ids.account.hanako,
        purpose: "lobby",
        token_hash: hashSecretToken("a link to the lobby"),
        expires_at: new Date(server.clock.now().getTime() + MINUTE_MS),
        credentials_epoch: 0,
        created_at: server.clock.now(),
      })
      .execute();
    for (const token of ["made-up", "a link to the lobby"])
      await expect(reset(token)).rejects.toMatchObject({ code: "ERROR_RESET_LINK_UNKNOWN" });
    await expect(guest.call(checkResetLink.employee, { body: { token: "" } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("stands nowhere in the clear: neither in a row nor in the queue of jobs", async () => {
    const token = await ask();
    const { rows } = await sql<{ kept: string }>`
      select data::text as kept from pgboss.job
      union all select one_time_tokens::text from one_time_tokens`.execute(kysely);
    expect(rows.map(({ kept }) => kept).join()).not.toContain(token);
  });

  test("of somebody whose account is deleted meanwhile opens nothing, and nothing of it is left", async () => {
    const account_id = server.ids.account.ren;
    const token = await ask("ren@example.jp");
    await kysely
      .updateTable("accounts")
      .set({ deleted_at: server.clock.now(), email: null })
      .where("id", "=", account_id)
      .execute();
    await expect(reset(token)).rejects.toMatchObject({ code: "ERROR_RESET_LINK_UNKNOWN" });
    expect(await server.services.access.resolveAccount(castToken("ren"))).toBeNull();
    for (const table of ["sessions", "one_time_tokens"] as const)
      expect(
        await kysely.selectFrom(table).where("account_id", "=", account_id).select("id").execute(),
      ).toEqual([]);
  });
});

describe("nobody is mailed", () => {
  const mailsAfter = async (email: string) => {
    const before = (await server.mails()).length;
    await guest.call(requestReset.alumnus, { body: { email } });
    await server.drainJobs();
    return (await server.mails()).length - before;
  };

  test.each([
    ["at an address without an account", "nobody@example.jp"],
    ["at an employee's address from the alumni login", "ken@example.jp"],
  ])("%s", async (_, email) => expect(await mailsAfter(email)).toBe(0));

  test(`more than ${RESET_MAILS_PER_HOUR} times an hour, and the last link goes on working`, async () => {
    const email = "ichiro@example.jp";
    for (let mail = 0; mail < RESET_MAILS_PER_HOUR; mail += 1) expect(await mailsAfter(email)).toBe(1);
    const last = await tokenMailedTo(server, email);
    expect(await mailsAfter(email)).toBe(0);
    await reset(last);
    await server.drainJobs();
    server.clock.advance({ hours: 1 });
    expect(await mailsAfter(email)).toBe(1);
  });
});

test("a paused member may still reset the password, and stays paused", async () => {
  const token = await ask("sho@example.jp");
  await reset(token);
  const signedIn = await logIn(server, "sho", { password: NEW });
  expect(await mayUse(server, signedIn)).toBe(true);
});

test("somebody who has left a community keeps the account and its password", async () => {
  await inTransaction(server.services, (work) =>
    changeMembershipState(
      work,
      { communityId: server.ids.aoba, membershipId: server.ids.membership.ichiro ?? 0 },
      { from: "participating", to: "withdrawn" },
    ),
  );
  await reset(await ask("ichiro@example.jp"), "Momiji-no-7");
  await logIn(server, "ichiro", { password: "Momiji-no-7" });
});
