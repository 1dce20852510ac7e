import { secondFactorErrors } from "#features/second-factors/contract/errors.ts";
import {
  anyPasskeyOptions,
  availableFactors,
  hasSecondFactor,
  verifySecondFactor,
} from "#features/second-factors/server/index.ts";
import type { AccountKind } from "#kit/contract/account-kind.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { Language } from "#kit/contract/language.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serveBoth, serveBothInSteps } from "#kit/server/http/serve.ts";
import { readCookies } from "#kit/server/http/session-cookie.ts";
import { checkSecondStep } from "#kit/server/passwords/guard-password.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { beginPasskeySignIn, finishSignIn, showSecondStep } from "../contract/calls.ts";
import { sessionErrors } from "../contract/errors.ts";
import { SECOND_STEP_VALID_MINUTES } from "../contract/limits.ts";
import { type Opened, openSession } from "./open-session.ts";
import { may } from "./policy.ts";
import { findAccountById, lockForSignIn } from "./sessions.sql.ts";
import { findStep, insertStep, takeStep } from "./steps.sql.ts";

const COOKIE = "enishi_step";
const VALID_MS = SECOND_STEP_VALID_MINUTES * MINUTE_MS;
const pathOf: Readonly<Record<AccountKind, string>> = {
  alumnus: `/api${finishSignIn.alumnus.path}`,
  employee: `/api${finishSignIn.employee.path}`,
  operator: `/api${finishSignIn.operator.path}`,
};

type Browser = Pick<Context, "request" | "services" | "now" | "setSession" | "setDevice" | "setCookie">;
type Found = { readonly id: number; readonly kind: AccountKind; readonly language: Language };
type SignInOutcome = Opened | { readonly data: { readonly second_factor: true } };

/**
 * Lets in somebody who has shown the first factor: at once or, where the account has a second one, after that.
 * @throws ERROR_OPERATOR_SET_UP
 */
export async function continueSignIn(context: Browser, work: Work, account: Found): Promise<SignInOutcome> {
  await lockForSignIn(work.db, account.id);
  if (!(await hasSecondFactor(work.db, account.id))) {
    assertMay(may.enterWithoutSecondFactor(account.kind));
    return openSession(context, work, account);
  }
  await beginStep(context, work, account.kind, account.id);
  return { data: { second_factor: true } };
}

/** The step belongs to this browser, whose cookie is sent only to the calls that finish it. Returns the challenge. */
async function beginStep(context: Browser, work: Work, kind: AccountKind, account_id: number | null) {
  const token = createSecretToken();
  const challenge = createSecretToken();
  const expires_at = new Date(work.now.getTime() + VALID_MS);
  const step = { token_hash: hashSecretToken(token), kind, account_id, challenge, expires_at };
  await insertStep(work.db, step, work.now);
  work.afterCommit(() => context.setCookie(COOKIE, token, { path: pathOf[kind], maxAgeMs: VALID_MS }));
  return challenge;
}

async function readStep({ request, db, now }: Pick<Context, "request" | "db" | "now">, kind: AccountKind) {
  const token = readCookies(request.header("cookie"))[COOKIE];
  const step = token ? await findStep(db, kind, hashSecretToken(token), now) : undefined;
  if (!step) throw failure(sessionErrors.ERROR_SIGN_IN_STEP_GONE);
  return step;
}

const showRoutes = serveBoth(showSecondStep, async (context, _, kind) => {
  const { account_id, challenge } = await readStep(context, kind);
  if (account_id === null) throw failure(sessionErrors.ERROR_SIGN_IN_STEP_GONE);
  return { data: await availableFactors(context, account_id, challenge) };
});

const beginRoutes = serveBoth(beginPasskeySignIn, async (context, _, kind) => {
  const challenge = await beginStep(context, context, kind, null);
  return { data: await anyPasskeyOptions(context.services, challenge) };
});

// A wrong code counts although its transaction is rolled back.
const finishRoutes = serveBothInSteps(finishSignIn, async (context, { body }, kind) => {
  const { id, account_id: accountId, challenge } = await readStep(context, kind);
  const open = () =>
    context.inTransaction(async (work) => {
      // The account is locked before the step, as in ending the account's logins.
      if (accountId !== null) await lockForSignIn(work.db, accountId);
      if (!(await takeStep(work.db, id))) throw failure(sessionErrors.ERROR_SIGN_IN_STEP_GONE);
      const verifiedId = await verifySecondFactor(work, { accountId, challenge }, body);
      const account = await findAccountById(work.db, kind, verifiedId);
      if (!account) throw failure(secondFactorErrors.ERROR_PASSKEY);
      return openSession(context, work, { ...account, kind });
    });
  // A passkey cannot be guessed.
  if (body.passkey || accountId === null) return open();
  return checkSecondStep(context, { id: accountId, kind }, open);
});

export const secondStepRoutes = [...showRoutes, ...beginRoutes, ...finishRoutes];
