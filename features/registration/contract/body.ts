import * as z from "zod/mini";
import { services } from "#features/accounts/contract/services.ts";
import { anyText, detailsBody, wholeNumber } from "#features/member-details/contract/body.ts";
import { fieldsOf } from "#features/member-details/contract/form.ts";
import { seenQuestions } from "#features/member-details/contract/slots.ts";

/** Somebody with an account states this when joining a further community. R096 */
export const joiningBody = z.object({
  invited_code: z.string().check(z.maxLength(200)),
  ...detailsBody,
  ...seenQuestions,
  consent_community: z.optional(z.boolean()),
  consent_community_version: z.optional(wholeNumber),
});
export type JoiningBody = z.output<typeof joiningBody>;

export const registrationBody = z.extend(joiningBody, {
  ...fieldsOf(["email", "email_confirmation", "password", "confirmPassword", "secondary_password"], anyText),
  consent_enishi: z.optional(z.boolean()),
  consent_enishi_version: z.optional(wholeNumber),
  /** This service has named the person to this browser and is linked with the account. */
  sns_provider: z.optional(z.enum(services)),
});
export type RegistrationBody = z.output<typeof registrationBody>;
