import * as z from "zod/mini";
import { secondFactorErrors } from "#features/second-factors/contract/errors.ts";
import { passkeyOptions, secondFactorProof } from "#features/second-factors/contract/schemas.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { PASSWORD_UNITS_MAX } from "#kit/contract/fields/password.ts";
import { languages } from "#kit/contract/language.ts";
import { done, time } from "#kit/contract/wire.ts";
import { sessionErrors } from "./errors.ts";

/** Longer input is refused before any hashing. */
const credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(limits.email.max)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_UNITS_MAX)),
});

export const sessionView = z.object({ uid: z.number(), expiry: time, language: z.enum(languages) });
const session = z.object({ data: sessionView });
/** Nobody is in yet: this browser has to show the second factor too. */
const secondStep = z.object({ second_factor: z.literal(true) });
const admission = z.object({ data: z.union([sessionView, secondStep]) });

const signIn = <P extends string>(path: P, summary: string) =>
  call({
    method: "POST",
    path,
    access: "public",
    rate: "signIn",
    summary,
    body: credentials,
    answer: admission,
    errors: [sessionErrors.ERROR_LOGIN, commonErrors.ERROR_TOO_MANY_PASSWORDS],
  });

const signOut = <P extends string>(path: P, summary: string) =>
  call({ method: "DELETE", path, access: "public", rate: "write", summary, answer: done });

export const signInAlumnus = signIn("/alumnus/sign_in", "Sign in as an alumnus");
export const signInEmployee = signIn("/employees/sign_in", "Sign in as an employee or administrator");
export const signOutAlumnus = signOut("/alumnus/sign_out", "End the alumnus session of this browser");
export const signOutEmployee = signOut("/employees/sign_out", "End the employee session of this browser");

/** R059–R062: the link of a mail signs in once, within 30 minutes. */
export const signInByToken = call({
  method: "POST",
  path: "/alumnus/otp/sign_in",
  access: "public",
  rate: "signIn",
  summary: "Sign in with the one-time token of an e-mail",
  body: z.object({ otp_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: admission,
  errors: [sessionErrors.ERROR_OTP_INVALID],
});

const showSecondStep = <P extends string>(path: P) =>
  call({
    method: "GET",
    path,
    access: "public",
    rate: "check",
    summary: "By what this browser, which has shown the first factor, can show the second",
    answer: z.object({
      data: z.object({ app: z.boolean(), recovery: z.boolean(), passkey: z.nullable(passkeyOptions) }),
    }),
    errors: [sessionErrors.ERROR_SIGN_IN_STEP_GONE],
  });

const finishSignIn = <P extends string>(path: P) =>
  call({
    method: "POST",
    path,
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
  });

const beginPasskeySignIn = <P extends string>(path: P, whose: string) =>
  call({
    method: "POST",
    path,
    access: "public",
    rate: "signIn",
    summary: `What the browser needs to ask for the passkey of ${whose} account, in place of address and password`,
    answer: z.object({ data: passkeyOptions }),
  });

export const showAlumnusSecondStep = showSecondStep("/alumnus/second_factor");
export const showEmployeeSecondStep = showSecondStep("/employees/second_factor");
export const finishAlumnusSignIn = finishSignIn("/alumnus/second_factor");
export const finishEmployeeSignIn = finishSignIn("/employees/second_factor");
export const beginAlumnusPasskey = beginPasskeySignIn("/alumnus/passkey", "an alumnus's");
export const beginEmployeePasskey = beginPasskeySignIn("/employees/passkey", "an employee's");

/** For a page in a browser that has been signed in by an address it was led through. */
export const showSession = call({
  method: "GET",
  path: "/account/session",
  access: "account",
  rate: "read",
  summary: "The session of this browser",
  answer: session,
});
