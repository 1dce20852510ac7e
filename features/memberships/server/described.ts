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
import { byName } from "#kit/contract/by-name.ts";
import type { DescribedRow } from "./described.sql.ts";

/** Returns all details in the form in which they were stated; before registration, as the office has entered them. */
export function detailsOf(row: DescribedRow): Details {
  const own = row as Partial<Record<TextField, string | null>>;
  const registration = row.registration as Partial<Record<TextField, string>>;
  const answers = row.additional_information;
  return {
    ...byName(textFields, (field) => own[field] || registration[field] || ""),
    zipcode_judgment: row.zipcode_judgment,
    address_1: row.address_1,
    job_type_parent_id: row.job_type_parent_id,
    job_type_child_id: row.job_type_child_id,
    ...(Object.fromEntries(
      answerFields.map((field, at) => [field, answers[String(at + 1)]?.answer ?? ""]),
    ) as Record<AnswerField, string | string[]>),
  };
}

/** Returns the questions as they were asked; the community may have others by now. */
export const questionsOf = (row: DescribedRow): AdditionalQuestion[] =>
  Object.entries(row.additional_information).map(([number, { question, setting }]) => ({
    number: Number(number),
    question,
    setting,
    requirement: requirement.optional,
  }));

/** An administrator may correct every field, and no field is required. */
export const correctionForm = (row: DescribedRow): RegistrationForm => ({
  columns: fieldsOf(columnNames, requirement.optional),
  additional_information: questionsOf(row),
});

/** Returns when the shown data last changed: the membership, or the account that its owner edits too. */
export const changedAt = (row: DescribedRow): Date =>
  row.account_updated_at > row.updated_at ? row.account_updated_at : row.updated_at;

/** Administrators of one community may not change what other communities see too. */
export const mayEditAccount = (row: Pick<DescribedRow, "is_elsewhere">): boolean => !row.is_elsewhere;
