import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";
import { done, time } from "#kit/contract/wire.ts";
import { accountErrors } from "./errors.ts";
import { ownerBody, ownerErrors } from "./owner.ts";
import {
  address,
  emailChange,
  forgottenEmail,
  linkToken,
  type OwnKind,
  passwordChange,
  passwordReset,
  secondaryPasswordChange,
} from "./schemas.ts";
import { linkedServices, ownAccount, session } from "./views.ts";

const resetLinkErrors = [
  accountErrors.ERROR_RESET_LINK_EXPIRED,
  accountErrors.ERROR_RESET_LINK_USED,
  accountErrors.ERROR_RESET_LINK_VOID,
  accountErrors.ERROR_RESET_LINK_UNKNOWN,
];
const emailLinkErrors = [
  accountErrors.ERROR_EMAIL_LINK_EXPIRED,
  accountErrors.ERROR_EMAIL_LINK_USED,
  accountErrors.ERROR_EMAIL_LINK_VOID,
  accountErrors.ERROR_EMAIL_LINK_UNKNOWN,
];
const passwordErrors = [accountErrors.ERROR_CURRENT_PASSWORD, commonErrors.ERROR_TOO_MANY_PASSWORDS];

const oneLink = z.object({ token: linkToken });
const linkAddress = z.object({ data: z.object({ email: z.string() }) });

const requestReset = <P extends string>(path: P, whose: string) =>
  call({
    method: "POST",
    path,
    access: "public",
    rate: "mail",
    summary: `Ask for an e-mail with a link to a new password for ${whose} account; the answer is always the same`,
    body: address,
    answer: done,
  });

const checkResetLink = <P extends string>(path: P, whose: string) =>
  call({
    method: "POST",
    path,
    access: "public",
    rate: "check",
    summary: `The address of ${whose} account that the link of an e-mail is for, and the services linked with it; changes nothing`,
    body: oneLink,
    answer: z.object({ data: z.object({ email: z.string(), linked: linkedServices }) }),
    errors: resetLinkErrors,
  });

const resetPassword = <P extends string>(path: P, kind: OwnKind, whose: string) =>
  call({
    method: "PUT",
    path,
    access: "public",
    rate: "signIn",
    summary: `Set a new password by the link of an e-mail, which ends every session of ${whose} account`,
    body: passwordReset(kind),
    answer: done,
    errors: [...resetLinkErrors, commonErrors.ERROR_STATUS_HAS_CHANGED],
  });

const changePassword = <P extends string, K extends OwnKind>(path: P, access: K) =>
  call({
    method: "PUT",
    path,
    access,
    rate: "write",
    summary: "Change one's own password, which ends every other session",
    body: passwordChange(access),
    answer: done,
    errors: [...passwordErrors, commonErrors.ERROR_STATUS_HAS_CHANGED],
  });

const changeEmail = <P extends string, K extends OwnKind>(path: P, access: K) =>
  call({
    method: "PUT",
    path,
    access,
    rate: "mail",
    summary:
      "Change one's own e-mail address; it counts once the link of the e-mail to it has been confirmed",
    body: emailChange,
    answer: done,
    errors: [accountErrors.ERROR_EMAIL_UNCHANGED, ...passwordErrors],
  });

const checkEmailLink = <P extends string>(path: P, whose: string) =>
  call({
    method: "POST",
    path,
    access: "public",
    rate: "check",
    summary: `Which address the link of an e-mail would give ${whose} account; changes nothing`,
    body: oneLink,
    answer: linkAddress,
    errors: emailLinkErrors,
  });

const confirmEmail = <P extends string>(path: P, whose: string) =>
  call({
    method: "PUT",
    path,
    access: "public",
    rate: "signIn",
    summary: `Confirm the new address of ${whose} account by the link of its e-mail, which ends every other session`,
    body: oneLink,
    answer: linkAddress,
    errors: [...emailLinkErrors, accountErrors.ERROR_EMAIL_TAKEN],
  });

const [ALUMNUS, EMPLOYEE] = ["an alumnus's", "an employee's"] as const;

/** SC50–SC53 */
export const requestAlumnusReset = requestReset("/alumnus/password", ALUMNUS);
export const checkAlumnusResetLink = checkResetLink("/alumnus/password/link", ALUMNUS);
export const resetAlumnusPassword = resetPassword("/alumnus/password", "alumnus", ALUMNUS);
/** CA50–CA53 */
export const requestEmployeeReset = requestReset("/employees/password", EMPLOYEE);
export const checkEmployeeResetLink = checkResetLink("/employees/password/link", EMPLOYEE);
export const resetEmployeePassword = resetPassword("/employees/password", "employee", EMPLOYEE);

export const changeAlumnusPassword = changePassword("/alumnus/me/password", "alumnus");
export const changeEmployeePassword = changePassword("/users/me/password", "employee");

/** SD40 */
export const setSecondaryPassword = call({
  method: "PUT",
  path: "/alumnus/me/secondary_password",
  access: "alumnus",
  rate: "write",
  summary: "Set or change one's own second password, which opens the points exchange",
  body: secondaryPasswordChange,
  answer: done,
  errors: ownerErrors,
});

export const removeSecondaryPassword = call({
  method: "DELETE",
  path: "/alumnus/me/secondary_password",
  access: "alumnus",
  rate: "write",
  summary: "Do without a second password again",
  body: ownerBody,
  answer: done,
  errors: ownerErrors,
});

/** SC63 */
export const changeAlumnusEmail = changeEmail("/alumnus", "alumnus");
export const checkAlumnusEmailLink = checkEmailLink("/alumnus/email/link", ALUMNUS);
export const confirmAlumnusEmail = confirmEmail("/alumnus/email", ALUMNUS);
export const changeEmployeeEmail = changeEmail("/employees", "employee");
export const checkEmployeeEmailLink = checkEmailLink("/employees/email/link", EMPLOYEE);
export const confirmEmployeeEmail = confirmEmail("/employees/email", EMPLOYEE);

/** CA60–CA62 */
export const remindOfEmail = call({
  method: "POST",
  path: "/employees/forgot_email",
  access: "public",
  rate: "mail",
  summary: "Ask for an e-mail to the address that an employee has forgotten; the answer is always the same",
  body: forgottenEmail,
  answer: done,
});

export const showAccount = call({
  method: "GET",
  path: "/account",
  access: "account",
  rate: "read",
  summary: "The address one signs in with, and the one that waits to be confirmed",
  answer: z.object({ data: ownAccount }),
});

export const cancelEmailChange = call({
  method: "DELETE",
  path: "/account/email_change",
  access: "account",
  rate: "write",
  summary: "Make the link to the new address void",
  answer: done,
});

export const listSessions = call({
  method: "GET",
  path: "/account/sessions",
  access: "account",
  rate: "read",
  summary: "Where one is signed in, the latest used first",
  query: memberPage,
  answer: pageOf(session),
});

export const endSession = call({
  method: "DELETE",
  path: "/account/sessions/{session_id}",
  access: "account",
  rate: "write",
  summary: "End one of one's own sessions",
  answer: done,
});

export const endOtherSessions = call({
  method: "DELETE",
  path: "/account/sessions",
  access: "account",
  rate: "write",
  summary: "End every session of one's own but this one",
  answer: z.object({ data: z.object({ ended: z.number() }) }),
});

/** R262 */
export const generateToken = call({
  method: "GET",
  path: "/generate_token",
  access: "account",
  rate: "read",
  summary: "A token for the calls that demand one in X-CSRF-Token; counts for an hour",
  answer: z.object({ token: z.string(), expiry: time }),
});
