import * as z from "zod/mini";
import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { type AnswerField, type Details, prepareDetails } from "#features/member-details/contract/details.ts";
import { detailFields, detailRules } from "#features/member-details/contract/details-schema.ts";
import { fieldsOf, type RegistrationForm, requirement } from "#features/member-details/contract/form.ts";
import { noPictograms } from "#kit/contract/fields/pictogram.ts";
import { text } from "#kit/contract/fields/text.ts";
import { accountColumns } from "./account-profile.ts";
import { INTRODUCTION_MAX } from "./limits.ts";
import type { OwnText } from "./views.ts";

/** A member of either kind states these in a community. */
export type Presentation = { introduction: string; is_profile_public: boolean };
export type CommunityProfile = Record<OwnText, string> &
  Record<AnswerField, string | string[]> &
  Presentation;

/** Returns a community's form without the columns that the account states for all communities. */
export function communityForm(form: RegistrationForm): RegistrationForm {
  const ofAccount = fieldsOf(accountColumns, requirement.unnecessary);
  return { ...form, columns: { ...form.columns, ...ofAccount } };
}

const presentation = {
  introduction: text({ min: 0, max: INTRODUCTION_MAX }).check(noPictograms()),
  is_profile_public: z.boolean(),
};

/** The form is one of `communityForm`. */
export function alumnusProfileSchema(form: RegistrationForm) {
  const fields: Record<string, unknown> = detailFields(form);
  const own = Object.fromEntries(
    Object.entries(fields).filter(([field]) => !(accountFields as readonly string[]).includes(field)),
  ) as Record<string, z.ZodMiniType>;
  return z.object({ ...own, ...presentation }).check(...detailRules(form));
}

/** Employees state only their name here and a few words. */
export function employeeProfileSchema(form: RegistrationForm) {
  return z.object({ display_name: detailFields(form).display_name, ...presentation });
}

/** Normalises the values before and after the check; what the community does not ask for becomes blank. R098 */
export function prepareCommunityProfile(
  given: Partial<CommunityProfile>,
  form: RegistrationForm,
): CommunityProfile {
  const details: Partial<Details> = prepareDetails(given as Partial<Details>, form);
  for (const field of accountFields) delete details[field];
  return {
    ...(details as Record<OwnText, string> & Record<AnswerField, string | string[]>),
    introduction: given.introduction ?? "",
    is_profile_public: given.is_profile_public ?? true,
  };
}
