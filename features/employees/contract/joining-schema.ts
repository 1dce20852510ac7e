import * as z from "zod/mini";
import { detailFields } from "#features/member-details/contract/details-schema.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import {
  consent,
  consented,
  defaultConsentVersions,
  version,
} from "#features/registration/contract/consent.ts";
import { matching } from "#kit/contract/fields/matching.ts";
import { employeePassword, passwordAgain } from "#kit/contract/fields/password.ts";

// A person's name and birthday have the same fields everywhere; no community's form asks employees for more. R099
const { family_name, given_name, family_name_kana, given_name_kana, birthday } = detailFields(defaultForm);

const communityConsent = {
  consent_community: consent(),
  consent_community_version: z._default(version(), defaultConsentVersions.community),
};

const joiningFields = {
  family_name,
  given_name,
  family_name_kana,
  given_name_kana,
  birthday,
  password: employeePassword(),
  confirmPassword: passwordAgain(),
  consent_enishi: consent(),
  consent_enishi_version: z._default(version(), defaultConsentVersions.provider),
  ...communityConsent,
};

const rules = () =>
  [
    matching<Record<string, unknown>>("password", "confirmPassword", "PASSWORD_MISMATCH"),
    consented("enishi"),
    consented("community"),
  ] as const;
const invited_code = z.string().check(z.minLength(1), z.maxLength(200));

/** SB20: the form checks by this schema. */
export const joiningSchema = z.object(joiningFields).check(...rules());

/** R099. The body has no address: it is the one that the invitation was mailed to. */
export const registrationBody = z.object({ ...joiningFields, invited_code }).check(...rules());

/** Somebody with an account sends this to join a further community. */
export const affiliationBody = z.object({ ...communityConsent, invited_code }).check(consented("community"));

/** Neither consent is given at first. */
export type EmployeeJoining = {
  family_name: string;
  given_name: string;
  family_name_kana: string;
  given_name_kana: string;
  birthday: string;
  password: string;
  confirmPassword: string;
  consent_enishi: boolean;
  consent_enishi_version: number;
  consent_community: boolean;
  consent_community_version: number;
};

/** Fills in the fields of the form that are not given. */
export const prepareJoining = (given: Partial<EmployeeJoining>): EmployeeJoining => ({
  family_name: "",
  given_name: "",
  family_name_kana: "",
  given_name_kana: "",
  birthday: "",
  password: "",
  confirmPassword: "",
  consent_enishi: false,
  consent_enishi_version: defaultConsentVersions.provider,
  consent_community: false,
  consent_community_version: defaultConsentVersions.community,
  ...given,
});
