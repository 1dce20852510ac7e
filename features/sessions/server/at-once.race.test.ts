import { beforeEach, expect, test } from "vitest";
import { changePassword, endOtherSessions } from "#features/accounts/contract/calls.ts";
import { logIn, type SignedIn } from "#features/accounts/server/accounts.test-helper.ts";
import { issueSignInLink } from "#features/accounts/server/sign-in-link.test-helper.ts";
import { removePasskey, renewRecoveryCodes } from "#features/second-factors/contract/calls.ts";
import { createAuthenticator } from "#features/second-factors/server/authenticator.test-helper.ts";
import {
  beginSignIn,
  codeAt,
  setUpApp,
  setUpPasskey,
} from "#features/second-factors/server/second-factors.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { watchRepeatedWork } from "#kit/testing/repeated-work.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { signInByToken } from "../contract/calls.ts";

const server = await startTestServer();
const { account, aoba } = server.ids;
const repeated = watchRepeatedWork(server.services);
const TEN = Array.from({ length: 10 });
const owner = { current_password: castPassword };

beforeEach(repeated.clear);

/** No two calls have waited for each other: the database had no deadlock to end. */
const expectNoDeadlock = () => expect(repeated.found()).toEqual([]);

test("ten logins of one account by ten recovery codes at the same moment all get in", async () => {
  const { recoveryCodes } = await setUpApp(server, "hanako");
  const steps = await Promise.all(recoveryCodes.map(() => beginSignIn(server, "hanako")));
  const answers = await Promise.all(
    steps.map((step, n) => step.finish({ recovery_code: recoveryCodes[n] ?? "" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(TEN.map(() => 200));
  expectNoDeadlock();
});

test("one code in ten logins at the same moment lets one in and refuses nine", async () => {
  const { recoveryCodes } = await setUpApp(server, "ichiro");
  const steps = await Promise.all(TEN.map(() => beginSignIn(server, "ichiro")));
  const answers = await Promise.all(
    steps.map((step) => step.finish({ recovery_code: recoveryCodes[0] ?? "" })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...TEN.slice(1).map(() => 400)]);
  expectNoDeadlock();
});

test("logins, links, factors and a new password of one account at the same moment never end in a deadlock", async () => {
  const here: SignedIn = await logIn(server, "ken");
  const { secret, recoveryCodes } = await setUpApp(server, here);
  await setUpPasskey(server, here, createAuthenticator());
  server.clock.advance({ minutes: 1 });
  const code = codeAt(secret, server.clock.now());
  const steps = await Promise.all(TEN.map(() => beginSignIn(server, "ken")));
  const addressee = { account_id: account.ken, credentials_epoch: 0 };
  const body = { ...owner, password: "Kiku-no-hana-9", confirmPassword: "Kiku-no-hana-9" };
  const answers = await Promise.all([
    ...steps.map((step, n) => step.finish(n % 2 ? { code } : { recovery_code: recoveryCodes[n] ?? "" })),
    server.as(here).send(changePassword.employee, { body }),
    server.as(here).send(endOtherSessions),
    server.as(here).send(endOtherSessions),
    server.as(here).send(renewRecoveryCodes, { body: owner }),
    server.as(here).send(removePasskey, { params: { passkey_id: 1 }, body: owner }),
    ...TEN.map(async () => {
      const link = { communityId: aoba, minutes: 30 };
      const otp_token = await issueSignInLink(server.services, addressee, link);
      return server.as("guest").send(signInByToken, { body: { otp_token } });
    }),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expectNoDeadlock();
});
