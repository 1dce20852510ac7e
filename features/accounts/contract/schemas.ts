import * as z from "zod/mini";
import type { AccountKind } from "#kit/contract/account-kind.ts";
import { birthday } from "#kit/contract/fields/dates.ts";
import { email } from "#kit/contract/fields/email.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { differing, matching } from "#kit/contract/fields/matching.ts";
import {
  alumniPassword,
  employeePassword,
  PASSWORD_UNITS_MAX,
  passwordAgain,
} from "#kit/contract/fields/password.ts";
import { line } from "#kit/contract/fields/text.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { loginProviders } from "./services.ts";

export type NewPassword = { password: string; confirmPassword: string };
export type PasswordChange = NewPassword & { current_password: string };
export type SecondaryPasswordChange = {
  current_password: string;
  secondary_password: string;
  confirmPassword: string;
};
export type EmailChange = { email: string; email_confirmation: string; current_password: string };
export type ForgottenEmail = {
  family_name: string;
  given_name: string;
  birthday: string;
  community_name: string;
};

export const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

const rules = { alumnus: alumniPassword, employee: employeePassword, operator: employeePassword } as const;
export const samePassword = matching<NewPassword>("password", "confirmPassword", "PASSWORD_MISMATCH");
const sameEmail = matching<EmailChange>("email", "email_confirmation", "EMAIL_MISMATCH");

/** This value is only compared with a stored one, so it may have any length that a password may have. */
const compared = () => z.string().check(z.maxLength(PASSWORD_UNITS_MAX));
const currentPassword = () => compared().check(z.minLength(1));
/** The field is absent where the account has no password. */
export const ownerPassword = z.optional(compared());
export const ownerConfirmation = z.object({ current_password: currentPassword() });
export const newPasswordFields = (kind: AccountKind) => ({
  password: rules[kind](),
  confirmPassword: passwordAgain(),
});

/** Setting a new password may unlink these services. */
const unlink = z.optional(z.array(z.enum(loginProviders)).check(z.maxLength(loginProviders.length)));

/** The rules of the password (R198–R205) depend on the kind of account. */
export const passwordReset = (kind: MemberKind) =>
  z.object({ token: linkToken, ...newPasswordFields(kind), unlink }).check(samePassword);

export const passwordChange = (kind: AccountKind) =>
  z.object({ current_password: currentPassword(), ...newPasswordFields(kind), unlink }).check(samePassword);

const sameSecondary = matching<SecondaryPasswordChange>(
  "secondary_password",
  "confirmPassword",
  "PASSWORD_MISMATCH",
);
const otherThanMain = differing<SecondaryPasswordChange>("current_password", "secondary_password");

/** The rules are those of an alumnus's password; the sign-in password is asked for where there is one. SD40 */
export const secondaryPasswordChange = z
  .object({
    current_password: ownerPassword,
    secondary_password: alumniPassword(),
    confirmPassword: passwordAgain(),
  })
  .check(sameSecondary, otherThanMain);

/** The address is typed twice, since a mistake in it would lock its owner out. R206, R211 */
export const emailChange = z
  .object({ email: email(), email_confirmation: z.optional(email()), current_password: currentPassword() })
  .check(sameEmail);

export const address = z.object({ email: email() });

/** CA60: somebody who has forgotten the address still knows these. */
export const forgottenEmail = z.object({
  family_name: line(limits.personName),
  given_name: line(limits.personName),
  birthday: birthday(),
  community_name: line(limits.shortText),
});
