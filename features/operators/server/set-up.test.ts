import { beforeEach, describe, expect, test } from "vitest";
import { cookieIn, mailTo, mayUse, tokenMailedTo } from "#features/accounts/server/accounts.test-helper.ts";
import { showSecondFactors } from "#features/second-factors/contract/calls.ts";
import { codeAt } from "#features/second-factors/server/second-factors.test-helper.ts";
import { finishSignIn, signIn } from "#features/sessions/contract/calls.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { inviteOperator, listOperators, showOwnOperator } from "../contract/calls.ts";
import { checkOperatorLink, setUpOperator } from "../contract/set-up-calls.ts";
import { hasOperator } from "./operators.sql.ts";
import { formOf, operatorPassword, printedToken, sendForm } from "./operators.test-helper.ts";

const server = await startTestServer();
const db = server.database.kysely;
const first = "first@enishi.example";

/** Nobody is an operator, as on an empty database. */
const withoutOperators = () =>
  db
    .updateTable("accounts")
    .set({ email: null, deleted_at: server.clock.now() })
    .where("kind", "=", "operator")
    .execute();
const refusalOf = (token: string) =>
  expect(server.as("guest").call(checkOperatorLink, { body: { token } })).rejects;
const signInAs = (email: string, password = operatorPassword) =>
  server.as("guest").send(signIn.operator, { body: { email, password } });

describe("the link of the first start", () => {
  beforeEach(withoutOperators);

  test("sets up the first operator, who is signed in and can log in again with the second factor alone", async () => {
    const token = printedToken(server, null);
    const shown = await server.as("guest").call(checkOperatorLink, { body: { token } });
    expect(shown.data).toMatchObject({ email: null, family_name: "" });
    const form = await formOf(server, token, first);
    const session = await sendForm(server, form);
    expect((await server.as(session).call(showOwnOperator)).data).toMatchObject({
      name: "織部 圭",
      email: first,
    });
    expect((await server.as(session).call(showSecondFactors)).data).toMatchObject({
      app: {},
      recovery_codes_left: 10,
    });

    const begun = await signInAs(first);
    expect(begun.body).toMatchObject({ data: { second_factor: true } });
    expect(cookieIn(begun.headers, "enishi_operator"), "the password alone opens nothing").toBeUndefined();
    server.clock.advance({ seconds: 30 });
    const code = codeAt(form.secret, server.clock.now());
    const headers = { cookie: `enishi_step=${cookieIn(begun.headers, "enishi_step")}` };
    const finished = await server.as("guest").send(finishSignIn.operator, { body: { code }, headers });
    expect(finished.status).toBe(200);
    expect(cookieIn(finished.headers, "enishi_operator")).toBeDefined();
  });

  test("is refused when it is used a second time, and says that it was used", async () => {
    const token = printedToken(server, null);
    const form = await formOf(server, token, first);
    await sendForm(server, form);
    await refusalOf(token).toMatchObject({ code: "ERROR_OPERATOR_LINK_USED" });
    await expect(sendForm(server, form)).rejects.toMatchObject({ code: "ERROR_OPERATOR_LINK_USED" });
  });

  test("is refused after 30 minutes, also in a form that was opened in time", async () => {
    const token = printedToken(server, null);
    const form = await formOf(server, token, first);
    server.clock.advance({ minutes: 30 });
    await refusalOf(token).toMatchObject({ code: "ERROR_OPERATOR_LINK_EXPIRED" });
    await expect(sendForm(server, form)).rejects.toMatchObject({ code: "ERROR_OPERATOR_LINK_EXPIRED" });
    expect(await hasOperator(db)).toBe(false);
  });

  test("is refused as soon as an operator exists, whichever link they came by", async () => {
    const [one, other] = [printedToken(server, null), printedToken(server, null)];
    const late = await formOf(server, other, "second@enishi.example");
    await sendForm(server, await formOf(server, one, first));
    await refusalOf(other).toMatchObject({ code: "ERROR_OPERATOR_LINK_CLOSED" });
    await expect(sendForm(server, late)).rejects.toMatchObject({ code: "ERROR_OPERATOR_LINK_CLOSED" });
    expect((await signInAs("second@enishi.example")).status).toBe(400);
  });

  test("makes one operator where two browsers send it at the same moment", async () => {
    const token = printedToken(server, null);
    const forms = [await formOf(server, token, first), await formOf(server, token, "other@enishi.example")];
    const outcomes = await Promise.allSettled(forms.map((form) => sendForm(server, form)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "ERROR_OPERATOR_LINK_USED" },
    });
    const accounts = await db
      .selectFrom("accounts")
      .select("id")
      .where("kind", "=", "operator")
      .where("deleted_at", "is", null)
      .execute();
    expect(accounts).toHaveLength(1);
  });

  test("makes one operator where two servers have each printed one", async () => {
    const forms = await Promise.all(
      [first, "other@enishi.example"].map((email) => formOf(server, printedToken(server, null), email)),
    );
    const outcomes = await Promise.allSettled(forms.map((form) => sendForm(server, form)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "ERROR_OPERATOR_LINK_CLOSED" },
    });
  });

  test("needs an address, a strong password and a code of the app, and nothing exists until all are there", async () => {
    const form = await formOf(server, printedToken(server, null), first);
    const { secret: _, ...body } = form;
    const refusal = (changes: object) =>
      expect(server.as("guest").call(setUpOperator, { body: { ...body, ...changes } })).rejects;
    await refusal({ email: undefined }).toMatchObject({
      faults: [{ message_code: "REQUIRED", field: "email" }],
    });
    await refusal({ code: "000000" }).toMatchObject({ code: "ERROR_SECOND_FACTOR_CODE" });
    await refusal({ ticket: "made-up" }).toMatchObject({ code: "ERROR_AUTHENTICATOR_APP_EXPIRED" });
    await refusal({ password: "onlyletters", confirmPassword: "onlyletters" }).toMatchObject({ status: 400 });
    expect(await hasOperator(db)).toBe(false);
    await sendForm(server, form);
  });

  test("is refused where a letter of it is missing, or it was made with another server's secret", async () => {
    await refusalOf(printedToken(server, null).slice(1)).toMatchObject({
      code: "ERROR_OPERATOR_LINK_UNKNOWN",
    });
    const elsewhere = { ...server.services, secret: "another secret of thirty-two letters" };
    const foreign = printedToken({ ...server, services: elsewhere }, null);
    await refusalOf(foreign).toMatchObject({ code: "ERROR_OPERATOR_LINK_UNKNOWN" });
  });
});

describe("the link of the command", () => {
  test("sets up an account for the address it names, and tells every operator", async () => {
    const own = await sendForm(server, await formOf(server, printedToken(server, "kei@enishi.example")));
    const email = "nagi@enishi.example";
    await sendForm(server, await formOf(server, printedToken(server, email)));
    expect(await mailTo(server, "kei@enishi.example", /運営者が加わりました/)).toBeDefined();
    const { records } = (await server.as(own).call(listOperators, { query: { info: email } })).data;
    expect(records).toMatchObject([{ email, state: "active" }]);
  });

  test("replaces password and second factor of an operator who has lost them, and ends their sessions", async () => {
    const email = "lost@enishi.example";
    const before = await sendForm(server, await formOf(server, printedToken(server, email)));
    server.clock.advance({ seconds: 30 });
    const form = {
      ...(await formOf(server, printedToken(server, email))),
      password: "Ume-no-hana-7",
      confirmPassword: "Ume-no-hana-7",
    };
    await sendForm(server, form);
    expect(await mayUse(server, { ...before, device: "" })).toBe(false);
    expect((await signInAs(email)).status, "the old password").toBe(400);
    expect((await signInAs(email, "Ume-no-hana-7")).status).toBe(200);
  });
});

describe("the link of an invitation", () => {
  const email = "invited@enishi.example";
  const invite = async () => {
    const own = await sendForm(server, await formOf(server, printedToken(server, "host@enishi.example")));
    await server.as(own).call(inviteOperator, { body: { email } });
    return own;
  };

  test("is mailed, works for a day, and an invitation sent again makes it void", async () => {
    const own = await invite();
    const [earlier] = [await tokenMailedTo(server, email)];
    server.clock.advance({ minutes: 1 });
    await server.as(own).call(inviteOperator, { body: { email } });
    const token = await tokenMailedTo(server, email);
    expect(token).not.toBe(earlier);
    await refusalOf(earlier).toMatchObject({ code: "ERROR_OPERATOR_LINK_UNKNOWN" });
    server.clock.advance({ hours: 23 });
    await sendForm(server, await formOf(server, token));
    await refusalOf(token).toMatchObject({ code: "ERROR_OPERATOR_LINK_USED" });
    await expect(server.as(own).call(inviteOperator, { body: { email } })).rejects.toMatchObject({
      code: "ERROR_OPERATOR_ALREADY",
    });
  });
});

test("an operator's account without a second factor lets nobody in by its password", async () => {
  await db
    .updateTable("accounts")
    .set({ email: cast.unei.email, deleted_at: null })
    .where("id", "=", server.ids.account.unei)
    .execute();
  const answer = await signInAs(cast.unei.email, castPassword);
  expect(answer.body).toMatchObject({ error_message_code: "ERROR_OPERATOR_SET_UP" });
  expect(cookieIn(answer.headers, "enishi_operator")).toBeUndefined();
});
