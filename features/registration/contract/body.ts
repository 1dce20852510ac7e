import * as z from "zod/mini";
import { services } from "#features/social-logins/contract/services.ts";
import { INTEGER_MAX } from "#kit/contract/wire.ts";
import { answerFields, textFields } from "./details.ts";
import { fieldsOf } from "./form.ts";
import { FIELD_UNITS_MAX } from "./limits.ts";

const anyText = z.optional(z.string().check(z.maxLength(FIELD_UNITS_MAX)));
const number = z.number().check(z.minimum(-INTEGER_MAX), z.maximum(INTEGER_MAX));
const anyNumber = z.optional(z.nullable(number));

/** The details as they are sent, before the community's form says what is asked and needed. */
export const detailsBody = {
  ...fieldsOf(textFields, anyText),
  zipcode_judgment: z.optional(z.boolean()),
  address_1: anyNumber,
  job_type_parent_id: anyNumber,
  job_type_child_id: anyNumber,
  ...fieldsOf(
    answerFields,
    z.optional(
      z.union([
        z.string().check(z.maxLength(FIELD_UNITS_MAX)),
        z.array(z.string().check(z.maxLength(FIELD_UNITS_MAX))).check(z.maxLength(100)),
      ]),
    ),
  ),
};

const questionFields = answerFields.map((field) => `${field}_question` as const);

/** What somebody with an account says on joining a further community. R096 */
export const joiningBody = z.object({
  invited_code: z.string().check(z.maxLength(200)),
  ...detailsBody,
  /** The questions as the person saw them. */
  ...fieldsOf(questionFields, anyText),
  consent_community: z.optional(z.boolean()),
  consent_community_version: z.optional(number),
});
export type JoiningBody = z.output<typeof joiningBody>;

export const registrationBody = z.extend(joiningBody, {
  ...fieldsOf(["email", "email_confirmation", "password", "confirmPassword", "secondary_password"], anyText),
  consent_enishi: z.optional(z.boolean()),
  consent_enishi_version: z.optional(number),
  /** The service that has named the person to this browser, to be linked with the account. */
  sns_provider: z.optional(z.enum(services)),
});
export type RegistrationBody = z.output<typeof registrationBody>;
