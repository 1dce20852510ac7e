import * as z from "zod/mini";
import type { AccountFacts } from "#features/accounts/contract/account-facts.ts";
import { type Details, prepareDetails } from "#features/member-details/contract/details.ts";
import { detailFields, detailRules } from "#features/member-details/contract/details-schema.ts";
import {
  type ColumnName,
  type RegistrationForm,
  requirement,
} from "#features/member-details/contract/form.ts";
import { consent, consented, defaultConsentVersions, version } from "./consent.ts";

/** Somebody with an account states this to a further community; name, kana and birthday are the account's. R096 */
export type Joining = Details & { consent_community: boolean; consent_community_version: number };

/** No community asks for the birthday again. */
type KnownAccount = Omit<AccountFacts, "birthday">;

type AccountColumn = Extract<
  ColumnName,
  "institution" | "zipcode" | "address_1" | "address_2" | "phone_number" | "job_type"
>;

/** These columns belong to the person, not to a community; an address is stated as a whole. */
const accountColumns: readonly (readonly AccountColumn[])[] = [
  ["institution"],
  ["zipcode", "address_1", "address_2"],
  ["phone_number"],
  ["job_type"],
];

const fieldsOfColumn = {
  institution: ["institution"],
  zipcode: ["zipcode_judgment", "zipcode_1", "zipcode_2", "zipcode_foreign"],
  address_1: ["zipcode_judgment", "address_1"],
  address_2: ["address_2"],
  phone_number: ["phone_number_1", "phone_number_2", "phone_number_3"],
  job_type: ["job_type_parent_id", "job_type_child_id"],
} as const satisfies Record<AccountColumn, readonly (keyof KnownAccount)[]>;

const isKnown = (account: KnownAccount, column: AccountColumn): boolean =>
  fieldsOfColumn[column].some((field) => field !== "zipcode_judgment" && Boolean(account[field]));

/** Returns a community's form without what was stated before: that is asked only if required and missing. */
export function joiningForm(form: RegistrationForm, account: KnownAccount): RegistrationForm {
  const columns = { ...form.columns };
  for (const group of accountColumns) {
    const isMissing = group.some(
      (column) => form.columns[column] === requirement.required && !isKnown(account, column),
    );
    if (!isMissing) for (const column of group) columns[column] = requirement.unnecessary;
  }
  return { ...form, columns };
}

/** Returns those answers that become the account's, because the form had to ask for them. */
export const askedOfAccount = (given: Details, form: RegistrationForm): Partial<AccountFacts> =>
  Object.fromEntries(
    accountColumns
      .flat()
      .filter((column) => form.columns[column] !== requirement.unnecessary)
      .flatMap((column) => fieldsOfColumn[column].map((field) => [field, given[field]])),
  );

/** The form is one of `joiningForm`; browser and server check by this one schema. */
export function joiningSchema(form: RegistrationForm) {
  const { family_name, given_name, family_name_kana, given_name_kana, birthday, ...asked } =
    detailFields(form);
  return z
    .object({ ...asked, consent_community: consent(), consent_community_version: version() })
    .check(...detailRules(form), consented("community"));
}

/** Normalises the answers before they are checked. R098 */
export const prepareJoining = (given: Partial<Joining>, form: RegistrationForm): Joining => ({
  ...prepareDetails(given, form),
  consent_community: given.consent_community ?? false,
  consent_community_version: given.consent_community_version ?? defaultConsentVersions.community,
});
