import { byName } from "#kit/contract/by-name.ts";
import { outsideJapan } from "#kit/contract/fields/prefectures.ts";
import {
  type ColumnName,
  careerNames,
  columnNames,
  questionType,
  type RegistrationForm,
  requirement,
} from "./form.ts";
import type { ADDITIONAL_QUESTIONS } from "./limits.ts";

export const nameFields = ["family_name", "given_name", "family_name_kana", "given_name_kana"] as const;
/** The text fields are in the order in which they are asked. */
export const textFields = [
  ...nameFields,
  "display_name",
  "birthday",
  "institution",
  "zipcode_1",
  "zipcode_2",
  "zipcode_foreign",
  "address_2",
  "phone_number_1",
  "phone_number_2",
  "phone_number_3",
  ...careerNames,
] as const;
export type TextField = (typeof textFields)[number];

const numbers = [1, 2, 3, 4, 5] as const satisfies { length: typeof ADDITIONAL_QUESTIONS };
export type AnswerField = `additional_information_${(typeof numbers)[number]}`;
export const answerField = (number: number): AnswerField => `additional_information_${number}` as AnswerField;
export const answerFields: readonly AnswerField[] = numbers.map(answerField);

/** An alumnus states all of this when registering, besides sign-in and consents. */
export type Details = Record<TextField, string> & {
  /** It is true for an address abroad, whose postal code has another form. */
  zipcode_judgment: boolean;
  address_1: number | null;
  job_type_parent_id: number | null;
  job_type_child_id: number | null;
} & Record<AnswerField, string | string[]>;

const columnOf = (field: TextField): ColumnName | undefined => {
  if (field.startsWith("zipcode_")) return "zipcode";
  if (field.startsWith("phone_number_")) return "phone_number";
  return columnNames.find((name) => name === field);
};

export const isAsked = (form: RegistrationForm, column: ColumnName): boolean =>
  form.columns[column] !== requirement.unnecessary;

/**
 * Normalises details before they are checked: what is missing becomes blank, and what the community does not ask for is
 * cleared (R098). Idempotent.
 */
export function prepareDetails(given: Partial<Details>, form: RegistrationForm): Details {
  const asksPlace = isAsked(form, "zipcode") || isAsked(form, "address_1");
  const abroad = asksPlace && (given.zipcode_judgment === true || given.address_1 === outsideJapan);
  const text = byName(textFields, (field) => {
    const column = columnOf(field);
    const otherCode = field === "zipcode_foreign" ? !abroad : abroad && field.startsWith("zipcode_");
    const cleared = otherCode || (column !== undefined && !isAsked(form, column));
    return cleared ? "" : (given[field] ?? "");
  });
  const place = isAsked(form, "address_1") ? (given.address_1 ?? null) : null;
  const job = isAsked(form, "job_type");
  return {
    ...text,
    zipcode_judgment: abroad,
    address_1: abroad && isAsked(form, "address_1") ? outsideJapan : place,
    job_type_parent_id: job ? (given.job_type_parent_id ?? null) : null,
    job_type_child_id: job ? (given.job_type_child_id ?? null) : null,
    ...prepareAnswers(given, form),
  };
}

function prepareAnswers(
  given: Partial<Details>,
  form: RegistrationForm,
): Record<AnswerField, string | string[]> {
  return Object.fromEntries(
    numbers.map((number) => {
      const question = form.additional_information.find((one) => one.number === number);
      const answer = given[answerField(number)];
      const isList = question?.setting.type === questionType.multipleChoice;
      if (!question || Array.isArray(answer) !== isList) return [answerField(number), isList ? [] : ""];
      return [answerField(number), answer ?? ""];
    }),
  ) as Record<AnswerField, string | string[]>;
}

/** Tells whether an answer names a choice that the community does not offer (any more). */
export const namesUnknownChoice = (details: Partial<Details>, form: RegistrationForm): boolean =>
  form.additional_information.some(({ number, setting }) => {
    if (setting.type === questionType.freeText) return false;
    const answer = details[answerField(number)] ?? "";
    const chosen = Array.isArray(answer) ? answer : [answer];
    return chosen.some((choice) => choice !== "" && !setting.data.includes(choice));
  });

/** Returns what is written in the fields checked for banned words. R213 */
export const wordedTexts = (given: Partial<Details>, form: RegistrationForm): Record<string, string> =>
  Object.fromEntries(wordedFields(form).map((field) => [field, String(given[field] ?? "")]));

/** Returns the fields checked for banned words: names of people, places and organisations are not. R213 */
export const wordedFields = (form: RegistrationForm): readonly ("display_name" | AnswerField)[] => [
  "display_name",
  ...form.additional_information
    .filter(({ setting }) => setting.type === questionType.freeText)
    .map(({ number }) => answerField(number)),
];
