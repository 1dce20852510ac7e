import { beforeEach, describe, expect, test } from "vitest";
import { showOwnAccount } from "#features/profiles/contract/calls.ts";
import { editOwnAccount } from "#features/profiles/contract/edit-calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { cast, castPassword, castPasswordHash, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  changePassword,
  removeSecondaryPassword,
  requestReset,
  resetPassword,
  setSecondaryPassword,
  showAccount,
} from "../contract/calls.ts";
import { FRESH_SIGN_IN_MINUTES } from "../contract/limits.ts";
import { logIn, mailTo, mayUse, tokenMailedTo } from "./accounts.test-helper.ts";

const server = await startTestServer();
const { kysely } = server.database;
const HANAKO = cast.hanako.email;
const SECOND = "Momiji-77";
const bodyOf = (secondary_password = SECOND, current_password: string | undefined = castPassword) => ({
  secondary_password,
  confirmPassword: secondary_password,
  current_password,
});
const setTo = (password?: string, who: PersonKey = "hanako") =>
  server.as(who).call(setSecondaryPassword, { body: bodyOf(password) });
const remove = (current_password?: string) =>
  server.as("hanako").call(removeSecondaryPassword, { body: { current_password } });
const isSet = async () => (await server.as("hanako").call(showAccount)).data.has_secondary_password;
const storedHash = async () =>
  (
    await kysely
      .selectFrom("accounts")
      .select("secondary_password_hash")
      .where("id", "=", server.ids.account.hanako)
      .executeTakeFirstOrThrow()
  ).secondary_password_hash;

beforeEach(async () => {
  await server.drainJobs();
  server.clock.advance({ hours: 2 });
  await kysely
    .updateTable("accounts")
    .set({ password_hash: castPasswordHash, secondary_password_hash: null })
    .execute();
});

describe("the second password", () => {
  test("is set, changed and removed with the password; its owner reads of it and of nothing more", async () => {
    expect(await isSet()).toBe(false);
    await setTo();
    expect(await isSet()).toBe(true);
    expect(await storedHash()).toMatch(/^\$argon2id\$/);
    const told = await mailTo(server, HANAKO, /第2パスワードが設定されました/);
    expect(told?.text).toContain("/alumni/account/settings");
    expect(told?.text).not.toContain(SECOND);
    await setTo("Kaede-no-8");
    expect(await mailTo(server, HANAKO, /第2パスワードが変更されました/)).toBeDefined();
    await remove(castPassword);
    expect(await isSet()).toBe(false);
    expect(await mailTo(server, HANAKO, /第2パスワードが解除されました/)).toBeDefined();
  });

  test("logs nobody in, and ends no session", async () => {
    const there = await logIn(server, "hanako");
    await setTo();
    const body = { email: HANAKO, password: SECOND };
    expect((await server.as("guest").send(signIn.alumnus, { body })).status).toBe(400);
    expect(await mayUse(server, there)).toBe(true);
  });

  test("is in no answer, and does not make the profile's form stale", async () => {
    const { profile } = (await server.as("hanako").call(showOwnAccount.alumnus)).data;
    const before = { family_name: profile.family_name, updated_at: profile.updated_at };
    await setTo();
    const answers = [
      await server.as("hanako").call(showAccount),
      await server.as("hanako").call(editOwnAccount.alumnus, { body: { profile: before } }),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/argon2|secondary_password(?!":true)/);
  });

  test("that is removed though there is none writes to nobody", async () => {
    const mails = (await server.mails()).length;
    await remove(castPassword);
    await server.drainJobs();
    expect(await server.mails()).toHaveLength(mails);
  });

  test.each([
    ["the password wrong", bodyOf(SECOND, "Wrong-2026"), "ERROR_CURRENT_PASSWORD", "current_password"],
    ["the password left out", { ...bodyOf(), current_password: undefined }, "REQUIRED", "current_password"],
    ["the password itself", bodyOf(castPassword), "PASSWORDS_ALIKE", "secondary_password"],
    [
      "two that differ",
      { ...bodyOf(), confirmPassword: "Momiji-78" },
      "PASSWORD_MISMATCH",
      "confirmPassword",
    ],
    ["one without digits", bodyOf("Momiji-no"), "PASSWORD_DIGIT", "secondary_password"],
  ])("is refused with %s, on its field", async (_, body, message_code, field) => {
    await expect(server.as("hanako").call(setSecondaryPassword, { body })).rejects.toMatchObject({
      status: 400,
      faults: [{ message_code, field }],
    });
    expect(await isSet()).toBe(false);
  });

  test("is not changed to what it is, nor removed without the password", async () => {
    await setTo();
    await expect(setTo()).rejects.toMatchObject({
      faults: [{ message_code: "PASSWORD_UNCHANGED", field: "secondary_password" }],
    });
    await expect(remove("Wrong-2026")).rejects.toMatchObject({ code: "ERROR_CURRENT_PASSWORD" });
    await expect(remove()).rejects.toMatchObject({ faults: [{ message_code: "REQUIRED" }] });
    expect(await isSet()).toBe(true);
  });

  test("is for alumni alone", async () => {
    await expect(setTo(SECOND, "ken")).rejects.toMatchObject({ status: 403 });
    await expect(setTo(SECOND, "guest" as PersonKey)).rejects.toMatchObject({ status: 401 });
  });
});

describe("the password that logs in does not become the second one", () => {
  const alike = { faults: [{ message_code: "PASSWORDS_ALIKE", field: "password" }] };

  test("by a change", async () => {
    await setTo();
    const body = { current_password: castPassword, password: SECOND, confirmPassword: SECOND };
    await expect(server.as("hanako").call(changePassword.alumnus, { body })).rejects.toMatchObject(alike);
  });

  test("by the link of a mail, which stays good for another one", async () => {
    await setTo();
    await server.as("guest").call(requestReset.alumnus, { body: { email: HANAKO } });
    const token = await tokenMailedTo(server, HANAKO);
    const reset = (password: string) =>
      server
        .as("guest")
        .call(resetPassword.alumnus, { body: { token, password, confirmPassword: password } });
    await expect(reset(SECOND)).rejects.toMatchObject(alike);
    await reset("Kiku-no-hana-9");
    expect(await storedHash()).not.toBeNull();
  });

  test("by setting both to the same in two tabs at once", async () => {
    const here = server.as(await logIn(server, "hanako"));
    const body = { current_password: castPassword, password: SECOND, confirmPassword: SECOND };
    const tabs = await Promise.allSettled([
      here.call(setSecondaryPassword, { body: bodyOf() }),
      here.call(changePassword.alumnus, { body }),
    ]);
    expect(tabs.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });
});

test("somebody who signs in by another service alone sets one shortly after logging in", async () => {
  const ichiro = server.as(await logIn(server, "ichiro"));
  await kysely
    .updateTable("accounts")
    .set({ password_hash: null })
    .where("id", "=", server.ids.account.ichiro)
    .execute();
  const { current_password: _, ...body } = bodyOf();
  await ichiro.call(setSecondaryPassword, { body });
  server.clock.advance({ minutes: FRESH_SIGN_IN_MINUTES + 1 });
  await expect(ichiro.call(removeSecondaryPassword, { body: {} })).rejects.toMatchObject({
    code: "ERROR_SIGN_IN_AGAIN",
  });
});
