import * as z from "zod/mini";
import { type NewPassword, newPasswordFields, samePassword } from "#features/accounts/contract/schemas.ts";
import { secondFactorErrors } from "#features/second-factors/contract/errors.ts";
import { appCode } from "#features/second-factors/contract/schemas.ts";
import { sessionView } from "#features/sessions/contract/calls.ts";
import { call } from "#kit/contract/call.ts";
import { email } from "#kit/contract/fields/email.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { line } from "#kit/contract/fields/text.ts";
import { languages } from "#kit/contract/language.ts";
import { operatorErrors } from "./errors.ts";
import { OPERATOR_LINK_MAX } from "./limits.ts";

const token = z.string().check(z.minLength(1), z.maxLength(OPERATOR_LINK_MAX));

const linkErrors = [
  operatorErrors.ERROR_OPERATOR_LINK_UNKNOWN,
  operatorErrors.ERROR_OPERATOR_LINK_USED,
  operatorErrors.ERROR_OPERATOR_LINK_EXPIRED,
  operatorErrors.ERROR_OPERATOR_LINK_CLOSED,
];

const checked = z.object({
  /** The link of the first start names nobody: whoever opens it types an address. */
  email: z.nullable(z.string()),
  language: z.enum(languages),
  family_name: z.string(),
  given_name: z.string(),
  /** Nothing of it is stored until a code proves that an app has the secret. */
  app: z.object({ secret: z.string(), uri: z.string(), ticket: z.string() }),
});
export type SetUpLink = z.output<typeof checked>;

export const checkOperatorLink = call.post("/operator/set_up/link", {
  access: "public",
  rate: "check",
  summary:
    "For whom a link sets up an operator's account, with a secret for an authenticator app; changes nothing",
  body: z.object({ token }),
  answer: z.object({ data: checked }),
  errors: linkErrors,
});

/** An address is needed where the link names none. Everything happens at once, so no account is ever half set up. */
export const setUpOperator = call.post("/operator/set_up", {
  access: "public",
  security: { event: "login", by: "registration" },
  rate: "signIn",
  summary:
    "Set up an operator's account by a one-time link, with a password and an authenticator app, and sign in; for an account that is set up, this replaces both",
  body: z
    .object({
      token,
      email: z.optional(email()),
      family_name: line(limits.personName),
      given_name: line(limits.personName),
      ...newPasswordFields("operator"),
      ticket: z.string().check(z.maxLength(500)),
      code: appCode(),
    })
    .check(samePassword),
  answer: z.object({ data: sessionView, recovery_codes: z.array(z.string()) }),
  errors: [
    ...linkErrors,
    operatorErrors.ERROR_OPERATOR_ALREADY,
    secondFactorErrors.ERROR_SECOND_FACTOR_CODE,
    secondFactorErrors.ERROR_AUTHENTICATOR_APP_EXPIRED,
  ],
});
export type NewOperator = NewPassword & {
  readonly email: string;
  readonly family_name: string;
  readonly given_name: string;
  readonly code: string;
};
