import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { perKind } from "#kit/contract/member-kind.ts";
import { mailedLink, oneLink, passwordErrors, possessive, showAccount } from "./calls.ts";
import { accountErrors } from "./errors.ts";
import { emailChange, forgottenEmail } from "./schemas.ts";

const emailLinkErrors = [
  accountErrors.ERROR_EMAIL_LINK_EXPIRED,
  accountErrors.ERROR_EMAIL_LINK_USED,
  accountErrors.ERROR_EMAIL_LINK_VOID,
  accountErrors.ERROR_EMAIL_LINK_UNKNOWN,
];

export const changeEmail = perKind({ alumnus: "/alumnus", employee: "/employees" }, (path, kind) =>
  call.put(path, {
    access: kind,
    security: "addressChangeAsked",
    rate: "mail",
    summary: "Change one's own email address; it counts once the link of the email to it has been confirmed",
    body: emailChange,
    errors: [accountErrors.ERROR_EMAIL_UNCHANGED, ...passwordErrors],
    changes: [showAccount.path],
  }),
);

export const checkEmailLink = perKind(
  { alumnus: "/alumnus/email/link", employee: "/employees/email/link" },
  (path, kind) =>
    call.post(path, {
      access: "public",
      rate: "check",
      summary: `Which address the link of an email would give ${possessive[kind]} account; changes nothing`,
      body: oneLink,
      answer: z.object({ data: z.object(mailedLink) }),
      errors: emailLinkErrors,
    }),
);

export const confirmEmail = perKind(
  { alumnus: "/alumnus/email", employee: "/employees/email" },
  (path, kind) =>
    call.put(path, {
      access: "public",
      security: { event: "addressChanged", by: "mailLink" },
      rate: "signIn",
      summary: `Confirm the new address of ${possessive[kind]} account by the link of its email, which ends every other session`,
      body: oneLink,
      answer: z.object({ data: z.object({ email: z.string() }) }),
      errors: [...emailLinkErrors, accountErrors.ERROR_EMAIL_TAKEN],
      changes: [showAccount.path],
    }),
);

export const remindOfEmail = call.post("/employees/forgot_email", {
  access: "public",
  security: "passwordResetAsked",
  rate: "mail",
  summary: "Ask for an email to the address that an employee has forgotten; the answer is always the same",
  body: forgottenEmail,
});

export const cancelEmailChange = call.delete("/account/email_change", {
  access: "account",
  security: "addressChangeAsked",
  summary: "Make the link to the new address void",
  changes: [showAccount.path],
});
