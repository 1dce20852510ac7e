import { describe, expect, test } from "vitest";
import { changePassword, requestReset, resetPassword } from "#features/accounts/contract/calls.ts";
import { cookieIn, logIn, mayUse, tokenMailedTo } from "#features/accounts/server/accounts.test-helper.ts";
import { findPerson } from "#features/accounts/server/index.ts";
import { issueSignInLink } from "#features/accounts/server/sign-in-link.test-helper.ts";
import { createAuthenticator } from "#features/second-factors/server/authenticator.test-helper.ts";
import {
  beginSignIn,
  codeAt,
  type Step,
  setUpApp,
  setUpPasskey,
  stepOf,
} from "#features/second-factors/server/second-factors.test-helper.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { deviceCookieName } from "#kit/server/http/session-cookie.ts";
import { guessLimits } from "#kit/server/rate/rate-classes.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { beginPasskeySignIn, finishSignIn, signIn, signInByToken } from "../contract/calls.ts";

const server = await startTestServer({ rateLimits: true });

const codeOf = (secret: string) => codeAt(secret, server.clock.now());
const nextCode = (secret: string) => {
  server.clock.advance({ seconds: 30 });
  return codeOf(secret);
};

describe("the second step of a login", () => {
  test("belongs to the browser that took the first, for ten minutes", async () => {
    const { secret } = await setUpApp(server, "hanako");
    await beginSignIn(server, "hanako");
    const elsewhere = await server
      .as("guest")
      .send(finishSignIn.alumnus, { body: { code: nextCode(secret) } });
    expect(elsewhere.body).toMatchObject({ error_message_code: "ERROR_SIGN_IN_STEP_GONE" });
    const step = await beginSignIn(server, "hanako");
    server.clock.advance({ minutes: 9 });
    expect(await step.ways()).toMatchObject({ app: true });
    server.clock.advance({ minutes: 1 });
    expect(await step.refusal({ code: codeOf(secret) })).toBe("ERROR_SIGN_IN_STEP_GONE");
    await expect(step.ways()).rejects.toMatchObject({ code: "ERROR_SIGN_IN_STEP_GONE" });
  });

  test("taken in two tabs at once opens one session", async () => {
    const { secret } = await setUpApp(server, "ichiro");
    const step = await beginSignIn(server, "ichiro");
    const code = nextCode(secret);
    const tabs = await Promise.all([step.refusal({ code }), step.refusal({ code })]);
    expect(tabs.toSorted()).toEqual(["ERROR_SIGN_IN_STEP_GONE", undefined].toSorted());
  });

  test("without anything says which field is missing, and is refused to a code where it needs a passkey", async () => {
    await setUpApp(server, "aoi");
    const step = await beginSignIn(server, "aoi");
    expect((await step.finish({})).body).toMatchObject({
      data: [{ message_code: "ERROR_INVALID_PARAMS" }, { field: "code", message_code: "REQUIRED" }],
    });
    const begun = await server.as("guest").send(beginPasskeySignIn.alumnus);
    expect(await stepOf(server, "alumnus", begun).refusal({ code: "123456" })).toBe("ERROR_PASSKEY");
  });

  test("is asked of whoever comes by the link of a mail, and of whoever has just reset the password", async () => {
    const { secret } = await setUpApp(server, "nao");
    const account = await findPerson(server.database.kysely, server.ids.account.nao);
    const addressee = {
      account_id: server.ids.account.nao,
      credentials_epoch: account?.credentials_epoch ?? 0,
    };
    const link = { communityId: server.ids.aoba, minutes: 30 };
    const otp_token = await issueSignInLink(server.services, addressee, link);
    const byMail = await server.as("guest").send(signInByToken, { body: { otp_token } });
    const step = stepOf(server, "alumnus", byMail);
    expect(step).toMatchObject({ answer: { second_factor: true }, token: undefined });
    await step.enter({ code: nextCode(secret) });

    await server.as("guest").call(requestReset.alumnus, { body: { email: cast.nao.email } });
    const token = await tokenMailedTo(server, cast.nao.email);
    const password = "Kiku-no-hana-9";
    const reset = await server
      .as("guest")
      .send(resetPassword.alumnus, { body: { token, password, confirmPassword: password } });
    expect([reset.status, cookieIn(reset.headers, "enishi_alumni")]).toEqual([200, undefined]);
    const again = await server
      .as("guest")
      .send(signIn.alumnus, { body: { email: cast.nao.email, password } });
    expect((again.body as AnswerOf<typeof signIn.alumnus>).data).toEqual({ second_factor: true });
  });
});

describe("wrong codes", () => {
  test("are ten in a quarter of an hour, in however many logins; the owner's own browser has its own count", async () => {
    const { secret } = await setUpApp(server, "sho");
    const enrolled = await (await beginSignIn(server, "sho")).finish({ code: nextCode(secret) });
    const device = cookieIn(enrolled.headers, deviceCookieName("alumni"));
    const steps: Step[] = [];
    for (let n = 0; n < 3; n += 1) steps.push(await beginSignIn(server, "sho"));
    const tries = steps.flatMap((step) =>
      Array.from({ length: guessLimits.account.points }, () => step.refusal({ code: "000000" })),
    );
    const refusals = Map.groupBy(await Promise.all(tries), (code) => code);
    expect(refusals.get("ERROR_SECOND_FACTOR_CODE")).toHaveLength(guessLimits.account.points);
    expect(refusals.get("ERROR_TOO_MANY_CODES")).toHaveLength(2 * guessLimits.account.points);
    const elsewhere = await beginSignIn(server, "sho");
    expect(await elsewhere.refusal({ code: nextCode(secret) })).toBe("ERROR_TOO_MANY_CODES");
    const known = { cookie: `${deviceCookieName("alumni")}=${device}` };
    await (await beginSignIn(server, "sho", known)).enter({ code: codeOf(secret) });
  });
});

describe("a passkey alone", () => {
  const begin = async (who: PersonKey) => {
    const isAlumnus = cast[who].kind === "alumnus";
    const begun = await server
      .as("guest")
      .send(isAlumnus ? beginPasskeySignIn.alumnus : beginPasskeySignIn.employee);
    const options = (begun.body as AnswerOf<typeof beginPasskeySignIn.alumnus>).data;
    return { step: stepOf(server, isAlumnus ? "alumnus" : "employee", begun), options };
  };

  test("signs in without address and password, once for each challenge", async () => {
    const phone = createAuthenticator();
    await setUpPasskey(server, "ken", phone);
    const { step, options } = await begin("ken");
    expect(options).toMatchObject({ userVerification: "required", allowCredentials: [] });
    const passkey = phone.sign(options);
    const here = await step.enter({ passkey });
    expect(await mayUse(server, { ...here, device: "" })).toBe(true);
    expect(await step.refusal({ passkey })).toBe("ERROR_SIGN_IN_STEP_GONE");
    const next = await begin("ken");
    expect(await next.step.refusal({ passkey }), "an answer to another challenge").toBe("ERROR_PASSKEY");
  });

  test("must have asked for a fingerprint, a face or a PIN; beside the password it need not", async () => {
    const key = createAuthenticator({ verifies: false });
    await setUpPasskey(server, "emi", key);
    const { step, options } = await begin("emi");
    expect(await step.refusal({ passkey: key.sign(options) })).toBe("ERROR_PASSKEY");
    const beside = await beginSignIn(server, "emi");
    await beside.enter({ passkey: key.sign((await beside.ways()).passkey ?? { challenge: "" }) });
  });

  test.each([
    ["of another person", async () => createAuthenticator(), "misaki"],
    ["of an account on the other side", async (key: ReturnType<typeof createAuthenticator>) => key, "hanako"],
  ] as const)("%s is refused", async (_, keyOf, who) => {
    const own = createAuthenticator();
    await setUpPasskey(server, "makoto", own);
    const { step, options } = await begin(who);
    expect(await step.refusal({ passkey: (await keyOf(own)).sign(options) })).toBe("ERROR_PASSKEY");
  });

  test("of somebody else does not show a person's second factor", async () => {
    const [own, foreign] = [createAuthenticator(), createAuthenticator()];
    await setUpPasskey(server, "misaki", own);
    await setUpPasskey(server, "ken", foreign);
    const step = await beginSignIn(server, "misaki");
    const { passkey } = await step.ways();
    expect(await step.refusal({ passkey: foreign.sign(passkey ?? { challenge: "" }) })).toBe("ERROR_PASSKEY");
  });

  test("that counts backwards is a copy, and on a page that looks like ours it signs for that page", async () => {
    const key = createAuthenticator();
    await setUpPasskey(server, "ren", key);
    const first = await begin("ren");
    await first.step.enter({ passkey: key.sign(first.options) });
    key.rewind(1);
    const copied = await begin("ren");
    expect(await copied.step.refusal({ passkey: key.sign(copied.options) })).toBe("ERROR_PASSKEY");
    const phished = await begin("ren");
    const answer = key.sign(phished.options);
    const clientData = JSON.parse(Buffer.from(answer.response.clientDataJSON, "base64url").toString());
    const clientDataJSON = Buffer.from(JSON.stringify({ ...clientData, origin: "http://enishi.example" }));
    const response = { ...answer.response, clientDataJSON: clientDataJSON.toString("base64url") };
    expect(await phished.step.refusal({ passkey: { ...answer, response } })).toBe("ERROR_PASSKEY");
  });
});

test("a login that begins while the first factor is added either asks for it or ends with the others", async () => {
  const here = await logIn(server, "yui");
  const logins = Array.from({ length: 8 }, () => logIn(server, "yui"));
  const [opened] = await Promise.all([
    Promise.all(logins),
    setUpPasskey(server, here, createAuthenticator()),
  ]);
  for (const session of opened.filter(({ token }) => token !== ""))
    expect(await mayUse(server, session)).toBe(false);
  expect(await mayUse(server, here)).toBe(true);
});

test("a second step opens nothing once the password it began with has been changed", async () => {
  const { secret } = await setUpApp(server, "emi");
  const owner = await (await beginSignIn(server, "emi")).enter({ code: nextCode(secret) });
  const step = await beginSignIn(server, "emi");
  const password = "Kiku-no-hana-9";
  await server.as(owner).call(changePassword.employee, {
    body: { current_password: castPassword, password, confirmPassword: password },
  });
  expect(await step.refusal({ code: nextCode(secret) })).toBe("ERROR_SIGN_IN_STEP_GONE");
});
