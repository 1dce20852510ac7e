import { describe, expect, test } from "vitest";
import { changeEmail, confirmEmail } from "#features/accounts/contract/email-calls.ts";
import { logIn, mailTo, tokenMailedTo } from "#features/accounts/server/accounts.test-helper.ts";
import { changeMembershipState } from "#features/memberships/server/index.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { joinAsEmployee, registerEmployee, showEmployeeInvitation } from "../contract/calls.ts";
import { enter, invite, keyMailedTo, registrationBy } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato, account, membership } = server.ids;
const { kysely } = server.database;
const guest = server.as("guest");

const changeBody = (email: string) => ({
  body: { email, email_confirmation: email, current_password: castPassword },
});
/** Asks for the address in a new session; returns the mailed link and the session. */
async function askFor(who: PersonKey, email: string, own?: string) {
  const session = await logIn(server, who, own ? { email: own } : {});
  await server.as(session).call(changeEmail.employee, changeBody(email));
  return { session, token: await tokenMailedTo(server, email) };
}
const confirm = (token: string) => guest.call(confirmEmail.employee, { body: { token } });
const stepOf = async (who: Parameters<typeof server.as>[0], key: string) =>
  (await server.as(who).call(showEmployeeInvitation, { params: { x: key } })).step;
const join = (who: Parameters<typeof server.as>[0], id: number, key: string) =>
  server.as(who).call(joinAsEmployee, {
    params: { id },
    body: { invited_code: key, consent_community: true },
  });
const membershipsOf = (accountId: number) =>
  kysely
    .selectFrom("memberships")
    .select(["id", "community_id", "state"])
    .where("account_id", "=", accountId)
    .orderBy("community_id")
    .execute();
const holdersOf = (email: string) =>
  kysely.selectFrom("accounts").select("id").where("email", "=", email).execute();

test("an alumnus does not take an address that is entered as an employee's in the same community", async () => {
  await enter(server, "misaki", aoba, { email: "entered@aoba.example" });
  await server.as("hanako").call(changeEmail.alumnus, changeBody("entered@aoba.example"));
  await expect(tokenMailedTo(server, "entered@aoba.example")).rejects.toThrow("no link was mailed");
});

describe("an employee changes to an address that has been invited and never used", () => {
  test("is answered and mailed as for a free one, gets it, and joins with the account by the invitation", async () => {
    const key = await invite(server, "yui", minato, { email: "ken@minato.example" });
    const here = server.as(await logIn(server, "ken"));
    const free = await here.send(changeEmail.employee, changeBody("ken@free.example"));
    const invited = await here.send(changeEmail.employee, changeBody("ken@minato.example"));
    expect([invited.status, invited.body]).toEqual([free.status, free.body]);
    const token = await tokenMailedTo(server, "ken@minato.example");
    expect(await mailTo(server, "ken@minato.example", /既に登録されています/)).toBeUndefined();
    // Until the address is confirmed, the invitation belongs to whoever reads that mailbox.
    expect(await stepOf("guest", key)).toBe("register");
    await confirm(token);

    expect(await holdersOf("ken@minato.example")).toEqual([{ id: account.ken }]);
    const body = { email: "ken@minato.example", password: castPassword };
    expect((await guest.send(signIn.employee, { body })).status).toBe(200);
    expect(await stepOf("guest", key)).toBe("log_in");
    const ken = await logIn(server, "ken", { email: "ken@minato.example" });
    expect(await stepOf(ken, key)).toBe("join");
    await join(ken, minato, key);
    expect(await membershipsOf(account.ken)).toMatchObject([
      { community_id: aoba, state: "participating" },
      { community_id: minato, state: "participating" },
    ]);
  });

  test("of the community they are in: there is one of them, and the invitation says that they are in", async () => {
    const key = await invite(server, "misaki", aoba, { email: "emi@new.example", employee_id: "E-77" });
    const { token } = await askFor("emi", "emi@new.example");
    await confirm(token);
    expect(await membershipsOf(account.emi)).toMatchObject([{ id: membership.emi, state: "participating" }]);
    await expect(stepOf("guest", key)).rejects.toMatchObject({ code: "ERROR_PARTICIPATED" });
    // The employee id is free for another person.
    await enter(server, "misaki", aoba, { email: "other@new.example", employee_id: "E-77" });
  });

  test("of a community they have left: they return to their own place by the invitation", async () => {
    const change = { from: "participating", to: "withdrawn" } as const;
    const which = { communityId: aoba, membershipId: membership.emi ?? 0 };
    await inTransaction(server.services, (work) => changeMembershipState(work, which, change));
    const key = await invite(server, "misaki", aoba, { email: "emi@back.example", employee_id: "E-78" });
    const { token } = await askFor("emi", "emi@back.example", "emi@new.example");
    await confirm(token);
    const emi = await logIn(server, "emi", { email: "emi@back.example" });
    expect(await stepOf(emi, key)).toBe("join");
    await join(emi, aoba, key);
    expect(await membershipsOf(account.emi)).toMatchObject([{ id: membership.emi, state: "participating" }]);
  });

  test("before the mail of the invitation has left: it goes to the same address and lets them join", async () => {
    await enter(server, "yui", minato, { email: "misaki@minato.example" });
    const session = await logIn(server, "misaki");
    await server.as(session).call(changeEmail.employee, changeBody("misaki@minato.example"));
    await confirm(await tokenMailedTo(server, "misaki@minato.example"));
    const key = await keyMailedTo(server, "misaki@minato.example");
    const misaki = await logIn(server, "misaki", { email: "misaki@minato.example" });
    expect(await stepOf(misaki, key)).toBe("join");
  });
});

describe("whoever comes first has the address", () => {
  test("used between the mail and its link, it is taken", async () => {
    const key = await invite(server, "yui", minato, { email: "first@minato.example" });
    const { token } = await askFor("makoto", "first@minato.example");
    await guest.call(registerEmployee, { body: registrationBy(key) });
    await expect(confirm(token)).rejects.toMatchObject({ code: "ERROR_EMAIL_TAKEN" });
    expect(await holdersOf("first@minato.example")).not.toEqual([{ id: account.makoto }]);
  });

  test("of a registration and a change at the same moment one wins, and the other is told", async () => {
    const key = await invite(server, "yui", minato, { email: "both@minato.example" });
    const { token } = await askFor("makoto", "both@minato.example");
    const both = await Promise.allSettled([
      guest.call(registerEmployee, { body: registrationBy(key) }),
      confirm(token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: expect.stringMatching(/^(VALIDATE_DUPLICATE|ERROR_EMAIL_TAKEN)$/) },
    });
    expect(await holdersOf("both@minato.example")).toHaveLength(1);
  });
});
