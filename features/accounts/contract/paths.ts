import type { AccountKind } from "#kit/contract/account-kind.ts";

const pathsFrom = (publicBase: string, area: string) => ({
  login: `${publicBase}/login`,
  forgotPassword: `${publicBase}/forgot_password`,
  forgotPasswordMailed: `${publicBase}/forgot_password_mailed`,
  resetPassword: `${publicBase}/reset_password`,
  resetPasswordFinished: `${publicBase}/reset_password_finished`,
  resetMailFinished: `${area}/reset_mail_finished`,
  resetMailError: `${area}/reset_mail_error`,
  settings: `${area}/account/settings`,
  emailSettings: `${area}/account/settings/email`,
  passwordSettings: `${area}/account/settings/password`,
  sessions: `${area}/account/settings/sessions`,
  secondFactors: `${area}/account/settings/second_factors`,
});

/** The screens of accounts have these paths; mails link to them too. */
export const accountPaths: Readonly<Record<AccountKind, ReturnType<typeof pathsFrom>>> = {
  alumnus: pathsFrom("/alumni", "/alumni"),
  employee: pathsFrom("/community/users", "/community"),
  // Nothing is mailed that would let in an operator who has forgotten the password; the login says what to do.
  operator: { ...pathsFrom("/operator", "/operator"), forgotPassword: "/operator/login" },
};
