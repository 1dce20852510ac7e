import { answerField, type Details } from "../contract/details.ts";
import type { RegistrationForm } from "../contract/form.ts";
import { type KeptAnswers, keptRegistration } from "../contract/kept.ts";
import type { Registration } from "../contract/registration-schema.ts";

/** What belongs to the person in every community. */
export const keptAccount = (given: Registration) => ({
  email: given.email,
  family_name: given.family_name,
  given_name: given.given_name,
  family_name_kana: given.family_name_kana,
  given_name_kana: given.given_name_kana,
  birthday: given.birthday,
  institution: given.institution,
  job_type_parent_id: given.job_type_parent_id,
  job_type_child_id: given.job_type_child_id,
  zipcode_judgment: given.zipcode_judgment,
  zipcode_1: given.zipcode_1,
  zipcode_2: given.zipcode_2,
  zipcode_foreign: given.zipcode_foreign,
  address_1: given.address_1,
  address_2: given.address_2,
  phone_number_1: given.phone_number_1,
  phone_number_2: given.phone_number_2,
  phone_number_3: given.phone_number_3,
});

/** What belongs to this community alone. */
export const keptMembership = (given: Registration, form: RegistrationForm) => ({
  display_name: given.display_name,
  enrollment_start_period: given.enrollment_start_period || null,
  registration: keptRegistration(given),
  additional_information: keptAnswers(given, form),
});

const keptAnswers = (given: Details, form: RegistrationForm): KeptAnswers =>
  Object.fromEntries(
    form.additional_information.map(({ number, question, setting }) => [
      String(number),
      { question, setting, answer: given[answerField(number)] },
    ]),
  );
