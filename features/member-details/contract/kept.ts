import * as z from "zod/mini";
import { type AccountFacts, accountFields } from "#features/accounts/contract/account-facts.ts";
import { pick } from "#kit/contract/by-name.ts";
import { answerField, type Details, nameFields, type TextField, textFields } from "./details.ts";
import { type AdditionalQuestion, additionalQuestion, fieldsOf, questionType } from "./form.ts";

/** Employees state these alone of what belongs to them everywhere. */
export const employeeFields = [...nameFields, "birthday"] as const satisfies readonly (keyof Details)[];

export const keptAccountView = z.object({
  ...fieldsOf(accountFields, z.string()),
  zipcode_judgment: z.boolean(),
  address_1: z.nullable(z.number()),
  job_type_parent_id: z.nullable(z.number()),
  job_type_child_id: z.nullable(z.number()),
});

export const keptAccount = (details: Details): AccountFacts => pick(details, accountFields);

type KeptField = TextField & (`corporation_${string}` | `school_${string}`);
const keptFields = textFields.filter(
  (field): field is KeptField => field.startsWith("corporation_") || field.startsWith("school_"),
);

/** `memberships.registration` holds this; blank fields are left out. */
export type KeptRegistration = { readonly [K in KeptField]?: string };
export const keptRegistration = (details: Details): KeptRegistration =>
  Object.fromEntries(keptFields.flatMap((field) => (details[field] ? [[field, details[field]]] : [])));

/** An answer with its question as it was asked; `memberships.additional_information` stores them by slot. R094 */
export const keptAnswer = z.object({
  question: z.string(),
  setting: additionalQuestion.shape.setting,
  answer: z.union([z.string(), z.array(z.string())]),
});
export type KeptAnswers = { readonly [number: string]: z.output<typeof keptAnswer> };

export const keptAnswers = (details: Details, questions: readonly AdditionalQuestion[]): KeptAnswers =>
  Object.fromEntries(
    questions.map(({ number, question, setting }) => [
      String(number),
      { question, setting, answer: details[answerField(number)] },
    ]),
  );

/**
 * Returns the answer to a current question. An answer belongs to its own question (R094): another question in its slot
 * has none, and a choice no longer offered is not chosen.
 */
export function answerTo(
  question: AdditionalQuestion,
  kept: z.output<typeof keptAnswer> | undefined,
): string | string[] {
  const { type, data } = question.setting;
  const answer = kept?.question === question.question ? kept.answer : "";
  if (type === questionType.freeText) return typeof answer === "string" ? answer : "";
  const chosen = [answer].flat().filter((choice) => data.includes(choice));
  return type === questionType.multipleChoice ? chosen : (chosen[0] ?? "");
}
