import * as z from "zod/mini";
import { secondFactorErrors } from "#features/second-factors/contract/errors.ts";
import { passkeyOptions, secondFactorProof } from "#features/second-factors/contract/schemas.ts";
import type { AccountKind } from "#kit/contract/account-kind.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { PASSWORD_UNITS_MAX } from "#kit/contract/fields/password.ts";
import { languages } from "#kit/contract/language.ts";
import { perKind } from "#kit/contract/member-kind.ts";
import { time } from "#kit/contract/wire.ts";
import { sessionErrors } from "./errors.ts";

/** Longer input is refused before any hashing. */
const credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(limits.email.max)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_UNITS_MAX)),
});

export const sessionView = z.object({ uid: z.number(), expiry: time, language: z.enum(languages) });
const session = z.object({ data: sessionView });
/** Nobody is signed in yet: this browser has to show the second factor too. */
const secondStep = z.object({ second_factor: z.literal(true) });
const admission = z.object({ data: z.union([sessionView, secondStep]) });

type OfAccounts = Readonly<Record<AccountKind, string>>;
const possessive: OfAccounts = {
  alumnus: "an alumnus's",
  employee: "an employee's",
  operator: "an operator's",
};
const asWhom: OfAccounts = {
  alumnus: "an alumnus",
  employee: "an employee or administrator",
  operator: "an operator, whose login always goes on with the second factor",
};

export const signIn = perKind(
  { alumnus: "/alumnus/sign_in", employee: "/employees/sign_in", operator: "/operator/sign_in" },
  (path, kind) =>
    call.post(path, {
      access: "public",
      security: { event: "login", by: "password" },
      rate: "signIn",
      summary: `Sign in as ${asWhom[kind]}`,
      body: credentials,
      answer: admission,
      errors: [
        sessionErrors.ERROR_LOGIN,
        commonErrors.ERROR_TOO_MANY_PASSWORDS,
        ...(kind === "operator" ? [sessionErrors.ERROR_OPERATOR_SET_UP] : []),
      ],
    }),
);

export const signOut = perKind(
  { alumnus: "/alumnus/sign_out", employee: "/employees/sign_out", operator: "/operator/sign_out" },
  (path, kind) =>
    call.delete(path, {
      access: "public",
      security: "logout",
      summary: `End the ${kind} session of this browser`,
    }),
);

/** R059–R062: the link of a mail signs in once, within 30 minutes. */
export const signInByToken = call.post("/alumnus/otp/sign_in", {
  access: "public",
  security: { event: "login", by: "mailLink" },
  rate: "signIn",
  summary: "Sign in with the one-time token of an email",
  body: z.object({ otp_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: admission,
  errors: [sessionErrors.ERROR_OTP_INVALID],
});

const secondStepPaths = {
  alumnus: "/alumnus/second_factor",
  employee: "/employees/second_factor",
  operator: "/operator/second_factor",
} as const;

export const showSecondStep = perKind(secondStepPaths, (path) =>
  call.get(path, {
    access: "public",
    rate: "check",
    summary: "By what this browser, which has shown the first factor, can show the second",
    answer: z.object({
      data: z.object({ app: z.boolean(), recovery: z.boolean(), passkey: z.nullable(passkeyOptions) }),
    }),
    errors: [sessionErrors.ERROR_SIGN_IN_STEP_GONE],
  }),
);

export const finishSignIn = perKind(secondStepPaths, (path) =>
  call.post(path, {
    access: "public",
    rate: "signIn",
    summary: "Sign in by the second factor, or by a passkey alone",
    body: secondFactorProof,
    answer: session,
    errors: [
      sessionErrors.ERROR_SIGN_IN_STEP_GONE,
      secondFactorErrors.ERROR_SECOND_FACTOR_CODE,
      secondFactorErrors.ERROR_RECOVERY_CODE,
      secondFactorErrors.ERROR_PASSKEY,
      commonErrors.ERROR_TOO_MANY_CODES,
    ],
  }),
);

export const beginPasskeySignIn = perKind(
  { alumnus: "/alumnus/passkey", employee: "/employees/passkey", operator: "/operator/passkey" },
  (path, kind) =>
    call.post(path, {
      access: "public",
      rate: "signIn",
      summary: `What the browser needs to ask for the passkey of ${possessive[kind]} account, in place of address and password`,
      answer: z.object({ data: passkeyOptions }),
    }),
);

/** Serves a page in a browser that was signed in by a redirect. */
export const showSession = call.get("/account/session", {
  access: "anyAccount",
  summary: "The session of this browser",
  answer: session,
});
