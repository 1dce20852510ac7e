import { beforeEach, describe, expect, test } from "vitest";
import { signIn } from "#features/sessions/contract/calls.ts";
import { cast, castPassword, castPasswordHash } from "#kit/testing/cast.ts";
import { passwordWork } from "#kit/testing/password-count.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { changePassword, showAccount } from "../contract/calls.ts";
import { logIn, mailTo, mayUse } from "./accounts.test-helper.ts";

const server = await startTestServer();
const NEW = "Kiku-no-hana-9";
const change = (
  changes: Partial<Record<"current_password" | "password" | "confirmPassword", string>> = {},
) => ({
  body: { current_password: castPassword, password: NEW, confirmPassword: NEW, ...changes },
});

beforeEach(async () => {
  await server.database.kysely.updateTable("accounts").set({ password_hash: castPasswordHash }).execute();
});

describe("changing one's password", () => {
  test("keeps this session, ends the others, and is told by mail", async () => {
    const [here, there] = [await logIn(server, "hanako"), await logIn(server, "hanako")];
    await server.as(here).call(changePassword.alumnus, change());
    expect([await mayUse(server, here), await mayUse(server, there)]).toEqual([true, false]);
    const signInWith = async (password: string) =>
      (await server.as("guest").send(signIn.alumnus, { body: { email: cast.hanako.email, password } }))
        .status;
    expect([await signInWith(castPassword), await signInWith(NEW)]).toEqual([400, 200]);
    expect((await mailTo(server, cast.hanako.email, /パスワードが変更されました/))?.text).toContain(
      "/alumni/forgot_password",
    );
  });

  test.each([
    [
      "the present one wrong",
      { current_password: "Wrong-2026" },
      "ERROR_CURRENT_PASSWORD",
      "current_password",
    ],
    [
      "the old one again",
      { password: castPassword, confirmPassword: castPassword },
      "PASSWORD_UNCHANGED",
      "password",
    ],
    ["two that differ", { confirmPassword: `${NEW}0` }, "PASSWORD_MISMATCH", "confirmPassword"],
    [
      "one that is easy to guess",
      { password: "Admin-2026", confirmPassword: "Admin-2026" },
      "PASSWORD_WORD",
      "password",
    ],
  ])("is refused with %s, on its field (R204)", async (_, changes, code, field) => {
    const here = await logIn(server, "ichiro");
    await expect(server.as(here).call(changePassword.alumnus, change(changes))).rejects.toMatchObject({
      status: 400,
      faults: [{ message_code: code, field }],
    });
    expect(await mayUse(server, here)).toBe(true);
  });

  test("leaves nothing to a login with the old one that was under way", async () => {
    const here = await logIn(server, "hanako");
    const changed = server.as(here).call(changePassword.alumnus, change());
    // The old password has been verified and the new one is being hashed, so that both logins still find the old one.
    await passwordWork(2);
    const logins = await Promise.allSettled(Array.from({ length: 12 }, () => logIn(server, "hanako")));
    await changed;
    expect(await mayUse(server, here)).toBe(true);
    for (const login of logins)
      if (login.status === "fulfilled") expect(await mayUse(server, login.value)).toBe(false);
  });

  test("in two tabs at once happens once; the other tab has the present password wrong", async () => {
    const here = await logIn(server, "ichiro");
    const tabs = await Promise.allSettled(
      ["Sakura-no-1", "Sakura-no-2"].map((password) =>
        server.as(here).call(changePassword.alumnus, change({ password, confirmPassword: password })),
      ),
    );
    expect(tabs.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "ERROR_CURRENT_PASSWORD" } },
    ]);
    expect(await mayUse(server, here)).toBe(true);
  });

  test("is for each kind of account at its own address, and not for guests", async () => {
    await expect(server.as("ken").call(changePassword.alumnus, change())).rejects.toMatchObject({
      status: 403,
    });
    await expect(server.as("guest").call(changePassword.employee, change())).rejects.toMatchObject({
      status: 401,
    });
    await server.as("ken").call(changePassword.employee, change());
  });
});

test("somebody who signs in by another service alone has no password to give", async () => {
  const emi = server.ids.account.emi;
  await server.database.kysely
    .updateTable("accounts")
    .set({ password_hash: null })
    .where("id", "=", emi)
    .execute();
  expect(await server.as("emi").call(showAccount)).toMatchObject({ data: { has_password: false } });
  await expect(server.as("emi").call(changePassword.employee, change())).rejects.toMatchObject({
    code: "ERROR_CURRENT_PASSWORD",
  });
});
