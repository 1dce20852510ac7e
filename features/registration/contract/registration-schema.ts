import * as z from "zod/mini";
import { type Details, prepareDetails } from "#features/member-details/contract/details.ts";
import { detailFields, detailRules } from "#features/member-details/contract/details-schema.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { email } from "#kit/contract/fields/email.ts";
import { differing, matching } from "#kit/contract/fields/matching.ts";
import { alumniPassword, passwordAgain } from "#kit/contract/fields/password.ts";
import { consent, consented, defaultConsentVersions, version } from "./consent.ts";

export type Registration = Details & {
  email: string;
  email_confirmation: string;
  password: string;
  confirmPassword: string;
  /** It opens the points exchange, for people who want a second password there. */
  secondary_password: string;
  consent_enishi: boolean;
  consent_enishi_version: number;
  consent_community: boolean;
  consent_community_version: number;
};

/** A new alumnus registers by a community's form; browser and server check by this one schema. */
export const registrationSchema = (form: RegistrationForm) =>
  z
    .object({
      ...detailFields(form),
      email: email(),
      email_confirmation: email(),
      password: alumniPassword(),
      confirmPassword: passwordAgain(),
      secondary_password: alumniPassword({ required: false }),
      consent_enishi: consent(),
      consent_enishi_version: version(),
      consent_community: consent(),
      consent_community_version: version(),
    })
    .check(
      ...detailRules(form),
      consented("enishi"),
      consented("community"),
      matching<Registration>("email", "email_confirmation", "EMAIL_MISMATCH"),
      matching<Registration>("password", "confirmPassword", "PASSWORD_MISMATCH"),
      differing<Registration>("password", "secondary_password"),
    );

/** Normalises the registration before it is checked. R098 */
export const prepareRegistration = (given: Partial<Registration>, form: RegistrationForm): Registration => ({
  ...prepareDetails(given, form),
  email: given.email ?? "",
  email_confirmation: given.email_confirmation ?? "",
  password: given.password ?? "",
  confirmPassword: given.confirmPassword ?? "",
  secondary_password: given.secondary_password ?? "",
  consent_enishi: given.consent_enishi ?? false,
  consent_enishi_version: given.consent_enishi_version ?? defaultConsentVersions.provider,
  consent_community: given.consent_community ?? false,
  consent_community_version: given.consent_community_version ?? defaultConsentVersions.community,
});
