import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { colorSchemes } from "#kit/contract/color-scheme.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { languages } from "#kit/contract/language.ts";
import { type PerKind, perKind } from "#kit/contract/member-kind.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";
import { time } from "#kit/contract/wire.ts";
import { accountErrors } from "./errors.ts";
import { ownerBody, ownerErrors } from "./owner.ts";
import { address, linkToken, passwordChange, passwordReset, secondaryPasswordChange } from "./schemas.ts";
import { linkedServices, ownAccount, session } from "./views.ts";

const resetLinkErrors = [
  accountErrors.ERROR_RESET_LINK_EXPIRED,
  accountErrors.ERROR_RESET_LINK_USED,
  accountErrors.ERROR_RESET_LINK_VOID,
  accountErrors.ERROR_RESET_LINK_UNKNOWN,
];

export const passwordErrors = [accountErrors.ERROR_CURRENT_PASSWORD, commonErrors.ERROR_TOO_MANY_PASSWORDS];

export const oneLink = z.object({ token: linkToken });

/** What a mailed link shows of the account it is for: the address, and the language the mail was written in. */
export const mailedLink = { email: z.string(), language: z.enum(languages) };

export const possessive: PerKind<string> = { alumnus: "an alumnus's", employee: "an employee's" };

export const showAccount = call.get("/account", {
  access: "anyAccount",
  summary: "The address one signs in with, and the one that waits to be confirmed",
  answer: z.object({ data: ownAccount }),
});

export const requestReset = perKind(
  { alumnus: "/alumnus/password", employee: "/employees/password" },
  (path, kind) =>
    call.post(path, {
      access: "public",
      security: "passwordResetAsked",
      rate: "mail",
      summary: `Ask for an email with a link to a new password for ${possessive[kind]} account; the answer is always the same`,
      body: address,
    }),
);

export const checkResetLink = perKind(
  { alumnus: "/alumnus/password/link", employee: "/employees/password/link" },
  (path, kind) =>
    call.post(path, {
      access: "public",
      rate: "check",
      summary: `The address of ${possessive[kind]} account that the link of an email is for, and the services linked with it; changes nothing`,
      body: oneLink,
      answer: z.object({ data: z.object({ ...mailedLink, linked: linkedServices }) }),
      errors: resetLinkErrors,
    }),
);

export const resetPassword = perKind(
  { alumnus: "/alumnus/password", employee: "/employees/password" },
  (path, kind) =>
    call.put(path, {
      access: "public",
      security: { event: "passwordChanged", by: "mailLink" },
      rate: "signIn",
      summary: `Set a new password by the link of an email, which ends every session of ${possessive[kind]} account`,
      body: passwordReset(kind),
      errors: [...resetLinkErrors, commonErrors.ERROR_STATUS_HAS_CHANGED],
    }),
);

export const changePassword = perKind(
  { alumnus: "/alumnus/me/password", employee: "/users/me/password", operator: "/operator/me/password" },
  (path, kind) =>
    call.put(path, {
      access: kind,
      security: { event: "passwordChanged", by: "password" },
      // It is in the security log.
      ...(kind === "operator" && { act: false }),
      summary: "Change one's own password, which ends every other session",
      body: passwordChange(kind),
      errors: [...passwordErrors, commonErrors.ERROR_STATUS_HAS_CHANGED],
      changes: "everything",
    }),
);

export const setSecondaryPassword = call.put("/alumnus/me/secondary_password", {
  access: "alumnus",
  security: { event: "passwordChanged", by: "secondary" },
  summary: "Set or change one's own second password, which opens the points exchange",
  body: secondaryPasswordChange,
  errors: ownerErrors,
  changes: [showAccount.path],
});

export const removeSecondaryPassword = call.delete("/alumnus/me/secondary_password", {
  access: "alumnus",
  security: { event: "passwordChanged", by: "secondary" },
  summary: "Do without a second password again",
  body: ownerBody,
  errors: ownerErrors,
  changes: [showAccount.path],
});

export const listSessions = call.get("/account/sessions", {
  access: "anyAccount",
  summary: "Where one is signed in, the latest used first",
  query: memberPage,
  answer: pageOf(session),
});

export const endSession = call.delete("/account/sessions/{session_id}", {
  access: "anyAccount",
  security: "sessionsEnded",
  summary: "End one of one's own sessions",
  changes: [listSessions.path],
});

export const endOtherSessions = call.delete("/account/sessions", {
  access: "anyAccount",
  security: "sessionsEnded",
  summary: "End every session of one's own but this one",
  answer: z.object({ data: z.object({ ended: z.number() }) }),
  changes: [listSessions.path],
});

/** The call that saves an employee's account demands a token. R262 */
export const generateToken = call.get("/generate_token", {
  access: "account",
  summary: "A token for the calls that demand one in X-CSRF-Token; counts for an hour",
  answer: z.object({ token: z.string(), expiry: time }),
});

/**
 * The preferences are effective on every device the account is signed in on: `profiles` serves this, and tells the
 * others.
 */
export const setPreferences = call.put("/account/preferences", {
  access: "anyAccount",
  summary: "Choose the language of screens and emails, and the colours of screens",
  body: z.object({
    language: z.optional(z.enum(languages)),
    color_scheme: z.optional(z.enum(colorSchemes)),
  }),
});
