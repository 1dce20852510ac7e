import * as z from "zod/mini";
import type { AccountFacts } from "#features/accounts/contract/account-facts.ts";
import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { type Details, prepareDetails } from "#features/member-details/contract/details.ts";
import { detailFields, detailRules } from "#features/member-details/contract/details-schema.ts";
import {
  type ColumnName,
  columnNames,
  fieldsOf,
  type RegistrationForm,
  requirement,
} from "#features/member-details/contract/form.ts";
import { keptAccount } from "#features/member-details/contract/kept.ts";
import { byName, pick } from "#kit/contract/by-name.ts";

/** A form may ask for these of the person rather than of their time in the community. */
export const accountColumns = [
  "institution",
  "zipcode",
  "address_1",
  "address_2",
  "phone_number",
  "job_type",
] as const satisfies readonly ColumnName[];

const nothingAsked = fieldsOf(columnNames, requirement.unnecessary);

/** R502: an alumnus may state everything, and must state what any of their communities requires. */
export function accountForm(forms: readonly RegistrationForm[]): RegistrationForm {
  const needed = (column: ColumnName) =>
    forms.some((form) => form.columns[column] === requirement.required)
      ? requirement.required
      : requirement.optional;
  const asked = byName(accountColumns, needed);
  return { columns: { ...nothingAsked, ...asked }, additional_information: [] };
}

/** Employees are asked only for name, kana and birthday. */
export const employeeForm: RegistrationForm = { columns: nothingAsked, additional_information: [] };

export function accountSchema(form: RegistrationForm) {
  return z.object(pick(detailFields(form), accountFields)).check(...detailRules(form));
}

/** Normalises the values before the check and after it; fields that the form does not ask for become blank. R098 */
export const prepareAccount = (given: Partial<AccountFacts>, form: RegistrationForm): AccountFacts =>
  keptAccount(prepareDetails(given as Partial<Details>, form));
