import { beforeEach, describe, expect, test } from "vitest";
import {
  changePassword,
  endOtherSessions,
  requestReset,
  resetPassword,
  showAccount,
} from "#features/accounts/contract/calls.ts";
import { changeEmail, confirmEmail } from "#features/accounts/contract/email-calls.ts";
import { logIn, mailTo, type SignedIn } from "#features/accounts/server/accounts.test-helper.ts";
import { findPerson } from "#features/accounts/server/index.ts";
import { issueSignInLink } from "#features/accounts/server/sign-in-link.test-helper.ts";
import { sendApprovalMail } from "#features/candidates/server/decide-candidates.ts";
import { mailJoiningLink } from "#features/registration/contract/calls.ts";
import { invitedCodeOf } from "#features/registration/server/register.test-helper.ts";
import { beginAuthenticatorApp, confirmAuthenticatorApp } from "#features/second-factors/contract/calls.ts";
import { beginSignIn, codeAt, setUpApp } from "#features/second-factors/server/second-factors.test-helper.ts";
import { cast, castPassword, castPasswordHash } from "#kit/testing/cast.ts";
import type { Refused } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { signInByToken } from "../contract/calls.ts";

const server = await startTestServer();
const { kysely } = server.database;
const { account, membership, aoba } = server.ids;
const guest = server.as("guest");
const { email } = cast.hanako;
const NEW_PASSWORD = "Kiku-no-hana-9";
const NEW_EMAIL = "hanako.sato@example.com";
const invitedCode = await invitedCodeOf(server, "ichiro", aoba);
let here: SignedIn;

beforeEach(async () => {
  await server.drainJobs();
  server.clock.advance({ hours: 2 });
  await kysely.deleteFrom("one_time_tokens").execute();
  await kysely.deleteFrom("authenticator_apps").execute();
  await kysely.deleteFrom("recovery_codes").execute();
  await kysely
    .updateTable("accounts")
    .set({ email, password_hash: castPasswordHash })
    .where("id", "=", account.hanako)
    .execute();
  here = await logIn(server, "hanako");
});

const linkIn = async (address: string, sign: RegExp): Promise<string> => {
  await server.drainJobs();
  const mails = (await server.mails()).filter(({ to }) => to.address === address);
  const found = mails.map(({ text }) => sign.exec(text)?.[1]).find(Boolean);
  if (!found) throw new Error(`no such link was mailed to ${address}`);
  return found;
};
const codeOf = async (sent: Promise<unknown>): Promise<string | undefined> =>
  sent.then(
    () => undefined,
    (error: unknown) => (error as Refused).code,
  );
const enterBy = (otp_token: string) => codeOf(guest.call(signInByToken, { body: { otp_token } }));
const askForReset = async () => {
  await guest.call(requestReset.alumnus, { body: { email } });
  return linkIn(email, /reset_password\?token=([\w-]+)/);
};
const resetBy = (token: string, password = NEW_PASSWORD) =>
  guest.call(resetPassword.alumnus, { body: { token, password, confirmPassword: password } });
const askForAddress = async (address: string) => {
  const body = { email: address, email_confirmation: address, current_password: castPassword };
  await server.as(here).call(changeEmail.alumnus, { body });
  return linkIn(address, /reset_mail_finished\?token=([\w-]+)/);
};
const askForJoiningLink = async () => {
  await guest.call(mailJoiningLink, { params: { x: invitedCode }, body: { email } });
  return linkIn(email, /register_alumnus_community\S*otp_token=([\w-]+)/);
};
const approve = async () => {
  await sendApprovalMail.run(server.services, { communityId: aoba, membershipId: membership.hanako ?? 0 });
  return linkIn(email, /lobby\?otp_token=([\w-]+)/);
};

/** These ways into the account are under way: each begins now and returns how it ends later. */
const underWay: Record<string, () => Promise<() => Promise<string | undefined>>> = {
  "the link to join a further community": async () => {
    const token = await askForJoiningLink();
    return () => enterBy(token);
  },
  "the link of an approval": async () => {
    const token = await approve();
    return () => enterBy(token);
  },
  "the link to a new password": async () => {
    const token = await askForReset();
    return () => codeOf(resetBy(token, "Sakura-no-ki-5"));
  },
  "the link to a new address": async () => {
    const token = await askForAddress("thief@example.com");
    return () => codeOf(guest.call(confirmEmail.alumnus, { body: { token } }));
  },
  "a login before its second step": async () => {
    const { secret } = await setUpApp(server, here);
    const step = await beginSignIn(server, "hanako");
    return () => {
      server.clock.advance({ seconds: 30 });
      return step.refusal({ code: codeAt(secret, server.clock.now()) });
    };
  },
  "an authenticator app that is being set up elsewhere": async () => {
    const there = await logIn(server, "hanako");
    const body = { current_password: castPassword };
    const { secret, ticket } = (await server.as(there).call(beginAuthenticatorApp, { body })).data;
    const code = codeAt(secret, server.clock.now());
    return () => codeOf(server.as(there).call(confirmAuthenticatorApp, { body: { ticket, code } }));
  },
};

const acts: Record<string, () => Promise<unknown>> = {
  "the password is changed": () =>
    server.as(here).call(changePassword.alumnus, {
      body: { current_password: castPassword, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    }),
  "the password is reset": async () => resetBy(await askForReset()),
  "every other session is ended": () => server.as(here).call(endOtherSessions),
  "the address is changed": async () =>
    guest.call(confirmEmail.alumnus, { body: { token: await askForAddress(NEW_EMAIL) } }),
};

const VOID = [
  "ERROR_OTP_INVALID",
  "ERROR_RESET_LINK_VOID",
  "ERROR_EMAIL_LINK_VOID",
  "ERROR_SIGN_IN_STEP_GONE",
  "ERROR_UNAUTHENTICATED",
];

describe.each(Object.entries(acts))("after %s", (_, act) => {
  test.each(Object.entries(underWay))("%s opens nothing", async (_name, begin) => {
    const finish = await begin();
    await act();
    expect(VOID).toContain(await finish());
  });
});

describe("without any of these", () => {
  test.each(Object.entries(underWay))("%s opens what it should", async (_name, begin) => {
    const finish = await begin();
    expect(await finish()).toBeUndefined();
  });
});

describe("a link that signs in", () => {
  test("takes the place of the one before, whichever of the two mails it came by", async () => {
    const [first, second, third] = [await askForJoiningLink(), await approve(), await askForJoiningLink()];
    expect(await enterBy(first)).toBe("ERROR_OTP_INVALID");
    expect(await enterBy(second)).toBe("ERROR_OTP_INVALID");
    expect(await enterBy(third)).toBeUndefined();
  });

  test("mailed to an address that has changed since it was looked up opens nothing", async () => {
    const seen = await findPerson(kysely, account.hanako);
    await acts["the address is changed"]?.();
    const addressee = { account_id: account.hanako, credentials_epoch: seen?.credentials_epoch ?? 0 };
    const token = await issueSignInLink(server.services, addressee, { communityId: aoba, minutes: 30 });
    expect(await enterBy(token)).toBe("ERROR_OTP_INVALID");
  });

  test("opened while every session is being ended leaves nobody in", async () => {
    for (let round = 0; round < 8; round += 1) {
      const token = await approve();
      const entering = guest.send(signInByToken, { body: { otp_token: token } });
      const [{ status }] = await Promise.all([entering, server.as(here).call(endOtherSessions)]);
      expect(status).toBeLessThan(500);
      const sessions = await kysely
        .selectFrom("sessions")
        .select("id")
        .where("account_id", "=", account.hanako)
        .execute();
      expect(sessions).toHaveLength(1);
    }
  });
});

test("an address that was to be confirmed is no longer shown as one once every session has been ended", async () => {
  await askForAddress(NEW_EMAIL);
  expect((await server.as(here).call(showAccount)).data.pending_email).toMatchObject({ email: NEW_EMAIL });
  await server.as(here).call(endOtherSessions);
  expect((await server.as(here).call(showAccount)).data.pending_email).toBeNull();
  expect(await mailTo(server, NEW_EMAIL, /確認/)).toBeDefined();
});
