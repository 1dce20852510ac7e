import { Secret, TOTP } from "otpauth";
import { cookieIn, type SignedIn } from "#features/accounts/server/accounts.test-helper.ts";
import { finishSignIn, showSecondStep, signIn } from "#features/sessions/contract/calls.ts";
import type { AccountKind } from "#kit/contract/account-kind.ts";
import type { AnswerOf, CallInput } from "#kit/contract/call.ts";
import { areaOfKind, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { Refused, type SentAnswer, type Who } from "#kit/testing/test-client.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import {
  addPasskey,
  beginAuthenticatorApp,
  beginPasskey,
  confirmAuthenticatorApp,
} from "../contract/calls.ts";
import type { createAuthenticator } from "./authenticator.test-helper.ts";

const owner = { current_password: castPassword };

/** Returns the code that an authenticator app with the secret shows. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });

/** Sets up an app, which uses up its code of this half minute. */
export async function setUpApp(server: TestServer, who: Who) {
  const { secret, ticket } = (await server.as(who).call(beginAuthenticatorApp, { body: owner })).data;
  const code = codeAt(secret, server.clock.now());
  const { recovery_codes } = (await server.as(who).call(confirmAuthenticatorApp, { body: { ticket, code } }))
    .data;
  return { secret, recoveryCodes: recovery_codes };
}

export async function setUpPasskey(
  server: TestServer,
  who: Who,
  authenticator: ReturnType<typeof createAuthenticator>,
  name = "スマートフォン",
) {
  const options = (await server.as(who).call(beginPasskey, { body: owner })).data;
  const body = { name, passkey: authenticator.make(options) };
  return (await server.as(who).call(addPasskey, { body })).data.recovery_codes;
}

type Proof = CallInput<typeof finishSignIn.alumnus>["body"];
export type Step = Awaited<ReturnType<typeof beginSignIn>>;

/** Takes the first step of a login in a browser of its own; returns its answer and how to go on. */
export async function beginSignIn(server: TestServer, who: PersonKey, headers: Record<string, string> = {}) {
  const { kind, email } = cast[who];
  const body = { email, password: castPassword };
  const first = await server.as("guest").send(signIn[kind], { body, headers });
  if (first.status !== 200) throw new Refused(first.status, first.body as never);
  return stepOf(server, kind, first, headers);
}

/** Takes the second step of a login after this answer to the first. */
export function stepOf(
  server: TestServer,
  kind: AccountKind,
  first: Pick<SentAnswer, "headers" | "body">,
  headers: Record<string, string> = {},
) {
  const area = areaOfKind[kind];
  const cookie = `enishi_step=${cookieIn(first.headers, "enishi_step")}${headers.cookie ? `; ${headers.cookie}` : ""}`;
  const finish = (body: Proof) =>
    server.as("guest").send(finishSignIn[kind], { body, headers: { ...headers, cookie } });
  return {
    cookie,
    answer: (first.body as AnswerOf<typeof signIn.alumnus>).data,
    token: cookieIn(first.headers, sessionCookieName(area)),
    ways: async () => {
      const shown = await server.as("guest").send(showSecondStep[kind], { headers: { cookie } });
      if (shown.status !== 200) throw new Refused(shown.status, shown.body as never);
      return (shown.body as AnswerOf<typeof showSecondStep.alumnus>).data;
    },
    finish,
    /** Returns the code of the refusal; undefined where it succeeds. */
    refusal: async (body: Proof): Promise<string | undefined> =>
      ((await finish(body)).body as { error_message_code?: string }).error_message_code,
    /** Returns the session it opens. */
    enter: async (body: Proof): Promise<Pick<SignedIn, "area" | "token">> => {
      const { status, headers: given, body: said } = await finish(body);
      if (status !== 200) throw new Refused(status, said as never);
      return { area, token: cookieIn(given, sessionCookieName(area)) ?? "" };
    },
  };
}
