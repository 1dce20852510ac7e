import { beforeEach, describe, expect, test } from "vitest";
import { signIn } from "#features/sessions/contract/calls.ts";
import { cast, castPassword, castToken, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { changePassword, requestReset, resetPassword, showAccount } from "../contract/calls.ts";
import { cancelEmailChange, changeEmail, checkEmailLink, confirmEmail } from "../contract/email-calls.ts";
import { EMAIL_CHANGES_PER_HOUR } from "../contract/limits.ts";
import { logIn, mailTo, mayUse, tokenMailedTo } from "./accounts.test-helper.ts";

const server = await startTestServer();
const guest = server.as("guest");
const { kysely } = server.database;
const HANAKO = cast.hanako.email;

const change = (who: PersonKey, email: string, current_password = castPassword) =>
  server.as(who).call(cast[who].kind === "alumnus" ? changeEmail.alumnus : changeEmail.employee, {
    body: { email, email_confirmation: email, current_password },
  });
const confirm = (token: string) => guest.call(confirmEmail.alumnus, { body: { token } });
const addressOf = async (who: PersonKey) =>
  (
    await kysely
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", server.ids.account[who])
      .executeTakeFirstOrThrow()
  ).email;

beforeEach(async () => {
  await server.drainJobs();
  server.clock.advance({ hours: 2 });
  for (const who of ["hanako", "ichiro", "ken", "emi"] as const)
    await kysely
      .updateTable("accounts")
      .set({ email: cast[who].email })
      .where("id", "=", server.ids.account[who])
      .execute();
});

describe("a new address", () => {
  test("counts once its link is confirmed; the old one is told before and after", async () => {
    await change("hanako", " Ｈanako.Sato@example.com ");
    expect(await server.as("hanako").call(showAccount)).toMatchObject({
      data: { email: HANAKO, has_password: true, pending_email: { email: "hanako.sato@example.com" } },
    });
    const token = await tokenMailedTo(server, "hanako.sato@example.com");
    expect(await mailTo(server, HANAKO, /変更を受け付けました/)).toMatchObject({
      text: expect.stringContaining("hanako.sato@example.com"),
    });
    expect(await addressOf("hanako")).toBe(HANAKO);

    for (let look = 0; look < 3; look += 1)
      expect(await guest.call(checkEmailLink.alumnus, { body: { token } })).toMatchObject({
        data: { email: "hanako.sato@example.com", language: "ja" },
      });
    expect(await addressOf("hanako")).toBe(HANAKO);
    await confirm(token);
    expect(await addressOf("hanako")).toBe("hanako.sato@example.com");
    const told = await mailTo(server, HANAKO, /変更されました/);
    expect(told?.text).toContain(server.services.provider.contactEmail);
    const status = async (email: string) =>
      (await guest.send(signIn.alumnus, { body: { email, password: castPassword } })).status;
    expect([await status(HANAKO), await status("hanako.sato@example.com")]).toEqual([400, 200]);
    await expect(confirm(token)).rejects.toMatchObject({ code: "ERROR_EMAIL_LINK_USED" });
  });

  test.each([
    ["ichiro", "alumnus", "once-a@example.com"],
    ["ken", "employee", "once-e@example.com"],
  ] as const)(
    "of %s need not be said twice, and said twice it is the same (R206)",
    async (who, kind, email) => {
      const send = (email_confirmation?: string) =>
        server
          .as(who)
          .call(changeEmail[kind], { body: { email, email_confirmation, current_password: castPassword } });
      await expect(send("another@example.com")).rejects.toMatchObject({
        faults: [{ field: "email_confirmation", message_code: "EMAIL_MISMATCH" }],
      });
      await send();
      expect(await tokenMailedTo(server, email)).toMatch(/^[\w-]{43}$/);
    },
  );

  test("ends every session but the one of the browser that confirms it", async () => {
    const [desktop, phone] = [await logIn(server, "ichiro"), await logIn(server, "ichiro")];
    const body = { email: "ichi@example.com", email_confirmation: "ichi@example.com" };
    await server.as(desktop).call(changeEmail.alumnus, { body: { ...body, current_password: castPassword } });
    const token = await tokenMailedTo(server, "ichi@example.com");
    expect(await mayUse(server, phone)).toBe(true);
    await server.as(desktop).call(confirmEmail.alumnus, { body: { token } });
    expect([await mayUse(server, desktop), await mayUse(server, phone)]).toEqual([true, false]);
    expect(await server.services.access.resolveAccount(castToken("ichiro"))).toBeNull();
  });

  test("of an employee is changed at the employees' own address", async () => {
    await change("emi", "emi.m@example.com");
    const token = await tokenMailedTo(server, "emi.m@example.com");
    await expect(confirm(token)).rejects.toMatchObject({ code: "ERROR_EMAIL_LINK_UNKNOWN" });
    await guest.call(confirmEmail.employee, { body: { token } });
    const credentials = { email: "emi.m@example.com", password: castPassword };
    expect((await guest.send(signIn.employee, { body: credentials })).status).toBe(200);
  });

  test.each([
    [
      "a wrong password",
      { email: "h@example.com", current_password: "Wrong-2026" },
      "ERROR_CURRENT_PASSWORD",
    ],
    ["the present address", { email: HANAKO, current_password: castPassword }, "ERROR_EMAIL_UNCHANGED"],
  ])("is refused with %s", async (_, { email, current_password }, code) => {
    const { token } = await logIn(server, "hanako");
    const body = { email, email_confirmation: email, current_password };
    await expect(
      server.as({ area: "alumni", token }).call(changeEmail.alumnus, { body }),
    ).rejects.toMatchObject({ status: 400, code });
  });
});

/** Hanako's session of the cast has ended with the first change. */
const hanakoAgain = async () => server.as(await logIn(server, "hanako"));
const changeBody = (email: string) => ({
  body: { email, email_confirmation: email, current_password: castPassword },
});

describe("of two changes", () => {
  test("the last one asked for wins, and the first link says that it is void", async () => {
    const hanako = await hanakoAgain();
    await hanako.call(changeEmail.alumnus, changeBody("first@example.com"));
    const first = await tokenMailedTo(server, "first@example.com");
    await hanako.call(changeEmail.alumnus, changeBody("second@example.com"));
    const second = await tokenMailedTo(server, "second@example.com");
    await expect(guest.call(checkEmailLink.alumnus, { body: { token: first } })).rejects.toMatchObject({
      code: "ERROR_EMAIL_LINK_VOID",
    });
    await expect(confirm(first)).rejects.toMatchObject({ code: "ERROR_EMAIL_LINK_VOID" });
    await confirm(second);
    expect(await addressOf("hanako")).toBe("second@example.com");
  });

  test("at the same moment one counts, and no mail goes out for the other", async () => {
    const hanako = await hanakoAgain();
    const addresses = ["left@example.com", "right@example.com"];
    await Promise.all(addresses.map((email) => hanako.call(changeEmail.alumnus, changeBody(email))));
    const { data } = await hanako.call(showAccount);
    expect(addresses).toContain(data.pending_email?.email);
    await server.drainJobs();
    const linked = (await server.mails()).filter(({ to }) => addresses.includes(to.address));
    expect(linked.map(({ to }) => to.address)).toEqual([data.pending_email?.email]);
    await confirm(await tokenMailedTo(server, data.pending_email?.email ?? ""));
    expect(await addressOf("hanako")).toBe(data.pending_email?.email);
  });
});

describe("the link to a new address is void", () => {
  const asked = async (email: string) => {
    const hanako = await hanakoAgain();
    await hanako.call(changeEmail.alumnus, changeBody(email));
    return { hanako, token: await tokenMailedTo(server, email) };
  };

  test("once the change is cancelled", async () => {
    const { hanako, token } = await asked("typo@example.com");
    await hanako.call(cancelEmailChange);
    expect(await hanako.call(showAccount)).toMatchObject({ data: { pending_email: null } });
    await expect(confirm(token)).rejects.toMatchObject({ code: "ERROR_EMAIL_LINK_VOID" });
  });

  test("once the password is changed, in case somebody else had asked", async () => {
    const { hanako, token } = await asked("thief@example.com");
    const password = "Kiku-no-hana-9";
    await hanako.call(changePassword.alumnus, {
      body: { current_password: castPassword, password, confirmPassword: password },
    });
    await expect(confirm(token)).rejects.toMatchObject({ code: "ERROR_EMAIL_LINK_VOID" });
    await guest.call(requestReset.alumnus, { body: { email: HANAKO } });
    const reset = await tokenMailedTo(server, HANAKO);
    await guest.call(resetPassword.alumnus, {
      body: { token: reset, password: castPassword, confirmPassword: castPassword },
    });
  });

  test("after 24 hours", async () => {
    const { token } = await asked("late@example.com");
    server.clock.advance({ hours: 24 });
    await expect(guest.call(checkEmailLink.alumnus, { body: { token } })).rejects.toMatchObject({
      code: "ERROR_EMAIL_LINK_EXPIRED",
    });
    await expect(confirm(token)).rejects.toMatchObject({ code: "ERROR_EMAIL_LINK_EXPIRED" });
  });

  test("and a link to the old address's new password is, once the address has changed", async () => {
    await guest.call(requestReset.alumnus, { body: { email: HANAKO } });
    const reset = await tokenMailedTo(server, HANAKO);
    const { token } = await asked("moved@example.com");
    await confirm(token);
    const body = { token: reset, password: "Kiku-no-hana-9", confirmPassword: "Kiku-no-hana-9" };
    await expect(guest.call(resetPassword.alumnus, { body })).rejects.toMatchObject({
      code: "ERROR_RESET_LINK_VOID",
    });
  });
});

describe("an address that belongs to somebody", () => {
  test("of the same kind is answered like any other; its owner is told, and no link is sent", async () => {
    const hanako = await hanakoAgain();
    const free = await hanako.send(changeEmail.alumnus, changeBody("nobody@example.com"));
    const taken = await hanako.send(changeEmail.alumnus, changeBody("ichiro@example.jp"));
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const told = await mailTo(server, "ichiro@example.jp", /既に登録されています/);
    expect(told?.text).toContain("鈴木 一郎 様");
    expect(told?.text).not.toMatch(/token=|佐藤|花子/);
    expect(await hanako.call(showAccount)).toMatchObject({
      data: { pending_email: { email: "ichiro@example.jp" } },
    });
  });

  test("of the other kind in the same community cannot be taken, in another community it can", async () => {
    const hanako = await hanakoAgain();
    await hanako.call(changeEmail.alumnus, changeBody("ken@example.jp"));
    expect((await mailTo(server, "ken@example.jp", /既に登録されています/))?.text).toContain("高橋 健 様");
    await hanako.call(changeEmail.alumnus, changeBody("yui@example.jp"));
    await confirm(await tokenMailedTo(server, "yui@example.jp"));
    expect(await addressOf("hanako")).toBe("yui@example.jp");
  });

  test("taken between the mail and its link is refused with the reason, and nothing changes", async () => {
    const hanako = await hanakoAgain();
    await hanako.call(changeEmail.alumnus, changeBody("wanted@example.com"));
    const token = await tokenMailedTo(server, "wanted@example.com");
    const setIchiro = (email: string) =>
      kysely.updateTable("accounts").set({ email }).where("id", "=", server.ids.account.ichiro).execute();
    await setIchiro("wanted@example.com");
    await expect(confirm(token)).rejects.toMatchObject({ status: 400, code: "ERROR_EMAIL_TAKEN" });
    expect(await addressOf("hanako")).toBe(HANAKO);
    await setIchiro("ichiro@example.jp");
    await confirm(token);
    expect(await addressOf("hanako")).toBe("wanted@example.com");
  });

  test("confirmed for two accounts at the same moment is given to one of them", async () => {
    const [hanako, ichiro] = [await hanakoAgain(), server.as(await logIn(server, "ichiro"))];
    await hanako.call(changeEmail.alumnus, changeBody("both@example.com"));
    const ofHanako = await tokenMailedTo(server, "both@example.com");
    await ichiro.call(changeEmail.alumnus, changeBody("both@example.com"));
    await server.drainJobs();
    const mails = (await server.mails()).filter(({ to }) => to.address === "both@example.com");
    const ofIchiro = mails
      .map(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? "")
      .find((token) => token !== ofHanako);
    const results = await Promise.allSettled([confirm(ofHanako), confirm(ofIchiro ?? "")]);
    expect(results.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "ERROR_EMAIL_TAKEN" } },
    ]);
  });
});

test(`no more than ${EMAIL_CHANGES_PER_HOUR} strangers an hour can be written to`, async () => {
  const hanako = await hanakoAgain();
  for (let n = 0; n < EMAIL_CHANGES_PER_HOUR; n += 1)
    await hanako.call(changeEmail.alumnus, changeBody(`stranger${n}@example.com`));
  await expect(hanako.call(changeEmail.alumnus, changeBody("one-more@example.com"))).rejects.toMatchObject({
    code: "ERROR_TOO_MANY_REQUESTS",
  });
});

test("the link of one area is not known in the other", async () => {
  const hanako = await hanakoAgain();
  await hanako.call(changeEmail.alumnus, changeBody("area@example.com"));
  const token = await tokenMailedTo(server, "area@example.com");
  await expect(guest.call(checkEmailLink.employee, { body: { token } })).rejects.toMatchObject({
    code: "ERROR_EMAIL_LINK_UNKNOWN",
  });
});
