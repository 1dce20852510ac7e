import * as z from "zod/mini";
import { birthday, endAfterStart } from "#kit/contract/fields/dates.ts";
import { email } from "#kit/contract/fields/email.ts";
import { employeeId } from "#kit/contract/fields/employee-id.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule, rule } from "#kit/contract/fields/field-schema.ts";
import { kana } from "#kit/contract/fields/kana.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { month } from "#kit/contract/fields/months.ts";
import { phoneNumberPart, phoneNumberParts } from "#kit/contract/fields/phone.ts";
import { noPictograms } from "#kit/contract/fields/pictogram.ts";
import { foreignPostalCode, postalCodeArea, postalCodeTown } from "#kit/contract/fields/postal-code.ts";
import { prefectureId } from "#kit/contract/fields/prefectures.ts";
import { line, name, text } from "#kit/contract/fields/text.ts";
import { INTEGER_MAX } from "#kit/contract/wire.ts";
import { type AnswerField, answerField, type Details, isAsked } from "./details.ts";
import {
  type AdditionalQuestion,
  type ColumnName,
  questionType,
  type RegistrationForm,
  requirement,
} from "./form.ts";
import { ADDITIONAL_ANSWER_MAX, ADDRESS_LINE, DISPLAY_NAME } from "./limits.ts";

type Needed = { readonly required: boolean };

const shortLine = (max: number, { required }: Needed) =>
  line({ min: required ? 1 : 0, max }).check(noPictograms());
const named = (max: number, { required }: Needed) =>
  name({ min: required ? 1 : 0, max }).check(noPictograms());
const personName = (needed: Needed) => named(limits.personName.max, needed);
const placeName = (needed: Needed) => named(limits.shortText.max, needed);
const short = (needed: Needed) => shortLine(limits.shortText.max, needed);
const past = (needed: Needed) => month({ ...needed, past: true });

/** The number comes from a list; it is null where nothing is chosen. */
const chosen = ({ required }: Needed) =>
  z
    .nullable(z.int().check(z.minimum(1), z.maximum(INTEGER_MAX)))
    .check(rule((value: number | null) => (required && value === null ? fault("REQUIRED") : undefined)));

function answer({ setting, requirement: need }: AdditionalQuestion) {
  const required = need === requirement.required;
  if (setting.type === questionType.multipleChoice)
    return z.array(z.string()).check(
      rule((values: string[]) => (required && values.length === 0 ? fault("REQUIRED") : undefined)),
      rule((values: string[]) =>
        values.every((value) => setting.data.includes(value)) ? undefined : fault("INVALID_CHOICE"),
      ),
    );
  if (setting.type === questionType.singleChoice)
    return z.string().check(
      rule((value: string) => {
        if (value === "") return required ? fault("REQUIRED") : undefined;
        return setting.data.includes(value) ? undefined : fault("INVALID_CHOICE");
      }),
    );
  return text({ min: required ? 1 : 0, max: ADDITIONAL_ANSWER_MAX }).check(noPictograms());
}

/** Returns the rules of every detail of a form; fields it does not ask for are blank after `prepareDetails`. */
export const detailFields = (form: RegistrationForm) => {
  const need = (column: ColumnName): Needed => ({ required: form.columns[column] === requirement.required });
  const always = { required: true };
  return {
    family_name: personName(always),
    given_name: personName(always),
    family_name_kana: kana(limits.personName),
    given_name_kana: kana(limits.personName),
    display_name: named(DISPLAY_NAME.max, always),
    birthday: birthday(),
    institution: placeName(need("institution")),
    zipcode_judgment: z.boolean(),
    zipcode_1: postalCodeArea({ required: false }),
    zipcode_2: postalCodeTown({ required: false }),
    zipcode_foreign: foreignPostalCode({ required: false }),
    address_1: z
      .nullable(prefectureId())
      .check(
        rule((value: number | null) =>
          need("address_1").required && value === null ? fault("REQUIRED") : undefined,
        ),
      ),
    address_2: shortLine(ADDRESS_LINE.max, need("address_2")),
    phone_number_1: phoneNumberPart(need("phone_number")),
    phone_number_2: phoneNumberPart(need("phone_number")),
    phone_number_3: phoneNumberPart(need("phone_number")),
    job_type_parent_id: chosen(need("job_type")),
    // It is required once the first is chosen: see `detailRules`.
    job_type_child_id: chosen({ required: false }),
    enrollment_start_period: past(need("enrollment_start_period")),
    corporation_organization_name: placeName(need("corporation_organization_name")),
    corporation_department_name: placeName(need("corporation_department_name")),
    corporation_start_period: past(need("corporation_start_period")),
    corporation_end_period: month(need("corporation_end_period")),
    corporation_employee_id: employeeId(need("corporation_employee_id")),
    corporation_email: email(need("corporation_email")),
    corporation_family_name: personName(need("corporation_family_name")),
    corporation_given_name: personName(need("corporation_given_name")),
    school_organization_name: placeName(need("school_organization_name")),
    school_faclty_name: placeName(need("school_faclty_name")),
    school_department_name: placeName(need("school_department_name")),
    school_start_period: past(need("school_start_period")),
    school_end_period: month(need("school_end_period")),
    school_student_id: short(need("school_student_id")),
    school_email: email(need("school_email")),
    school_family_name: personName(need("school_family_name")),
    school_given_name: personName(need("school_given_name")),
    ...answerRules(form),
  };
};

const answerRules = (form: RegistrationForm) =>
  Object.fromEntries(
    form.additional_information.map((question) => [answerField(question.number), answer(question)]),
  ) as Partial<Record<AnswerField, z.ZodMiniType<string | string[]>>>;

/** Returns rules over several details; all run even where single fields are wrong, to report every fault. */
export const detailRules = (form: RegistrationForm) => {
  const zipRequired = form.columns.zipcode === requirement.required;
  return [
    fieldRule<Details>("zipcode_1", (details) => {
      const { zipcode_judgment, zipcode_1, zipcode_2 } = details;
      if (zipcode_judgment || !isAsked(form, "zipcode")) return undefined;
      const blank = [zipcode_1, zipcode_2].filter((part) => !part).length;
      return blank === 1 ? fault("POSTAL_CODE") : blank === 2 && zipRequired ? fault("REQUIRED") : undefined;
    }),
    fieldRule<Details>("zipcode_foreign", ({ zipcode_judgment, zipcode_foreign }) =>
      zipRequired && zipcode_judgment === true && !zipcode_foreign ? fault("REQUIRED") : undefined,
    ),
    fieldRule<Details>("job_type_child_id", ({ job_type_parent_id, job_type_child_id }) =>
      typeof job_type_parent_id === "number" && job_type_child_id === null ? fault("REQUIRED") : undefined,
    ),
    phoneNumberParts<Details>("phone_number_1", "phone_number_2", "phone_number_3"),
    endAfterStart<Details>("corporation_start_period", "corporation_end_period"),
    endAfterStart<Details>("school_start_period", "school_end_period"),
  ];
};

export const detailsSchema = (form: RegistrationForm) =>
  z.object(detailFields(form)).check(...detailRules(form));

const alwaysAsked = ["family_name", "given_name", "family_name_kana", "given_name_kana", "birthday"] as const;

/** Returns the schema for an office's correction of somebody's details: fields that were left blank may stay so. */
export function correctionSchema(form: RegistrationForm, before: Details, after: Details) {
  const blank = alwaysAsked.filter((field) => before[field] === "" && after[field] === "");
  const stays = Object.fromEntries(blank.map((field) => [field, z.literal("")]));
  return z.object({ ...detailFields(form), ...stays }).check(...detailRules(form));
}
