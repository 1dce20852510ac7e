import {
  type AnswerField,
  answerFields,
  type Details,
  type TextField,
  textFields,
} from "#features/member-details/contract/details.ts";
import {
  type AdditionalQuestion,
  columnNames,
  fieldsOf,
  type RegistrationForm,
  requirement,
} from "#features/member-details/contract/form.ts";
import type { DescribedRow } from "./described.sql.ts";

/** Everything somebody has said, in the shape in which it was said; until they register, as the office has entered them. */
export function detailsOf(row: DescribedRow): Details {
  const own = row as Partial<Record<TextField, string | null>>;
  const registration = row.registration as Partial<Record<TextField, string>>;
  const answers = row.additional_information;
  const texts = textFields.map((field) => [field, own[field] || registration[field] || ""]);
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    zipcode_judgment: row.zipcode_judgment,
    address_1: row.address_1,
    job_type_parent_id: row.job_type_parent_id,
    job_type_child_id: row.job_type_child_id,
    ...(Object.fromEntries(
      answerFields.map((field, at) => [field, answers[String(at + 1)]?.answer ?? ""]),
    ) as Record<AnswerField, string | string[]>),
  };
}

/** The questions as they were asked; the community may have others by now. */
export const questionsOf = (row: DescribedRow): AdditionalQuestion[] =>
  Object.entries(row.additional_information).map(([number, { question, setting }]) => ({
    number: Number(number),
    question,
    setting,
    requirement: requirement.optional,
  }));

/** An administrator may correct everything and is made to fill in nothing the community did not need. */
export const correctionForm = (row: DescribedRow): RegistrationForm => ({
  columns: fieldsOf(columnNames, requirement.optional),
  additional_information: questionsOf(row),
});

/** When either of what is shown has changed: the membership, or the account that its owner edits too. */
export const changedAt = (row: DescribedRow): Date =>
  row.account_updated_at > row.updated_at ? row.account_updated_at : row.updated_at;

/** What a person shows in other communities too is not for one community's administrators to change. */
export const mayEditAccount = (row: Pick<DescribedRow, "is_elsewhere">): boolean => !row.is_elsewhere;
