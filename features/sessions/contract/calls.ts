import * as z from "zod/mini";
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

const signIn = <P extends string>(path: P, summary: string) =>
  call({
    method: "POST",
    path,
    access: "public",
    rate: "signIn",
    summary,
    body: credentials,
    answer: session,
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
  summary: "Sign in with the one-time token of a mail",
  body: z.object({ otp_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: session,
  errors: [sessionErrors.ERROR_OTP_INVALID],
});

/** For a page in a browser that has been signed in by an address it was led through. */
export const showSession = call({
  method: "GET",
  path: "/account/session",
  access: "account",
  rate: "read",
  summary: "The session of this browser",
  answer: session,
});
