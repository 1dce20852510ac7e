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
import type { CandidateView } from "../contract/calls.ts";
import type { CandidateRow } from "./candidates.sql.ts";
import { may } from "./policy.ts";

/** Everything the candidate said, in the shape in which it was said. */
export function detailsOf(row: CandidateRow): Details {
  const texts = { ...row, ...row.registration } as Partial<Record<TextField, string | null>>;
  const answers = row.additional_information;
  return {
    ...(Object.fromEntries(textFields.map((field) => [field, texts[field] ?? ""])) as Record<
      TextField,
      string
    >),
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
export const questionsOf = (row: CandidateRow): AdditionalQuestion[] =>
  Object.entries(row.additional_information).map(([number, { question, setting }]) => ({
    number: Number(number),
    question,
    setting,
    requirement: requirement.optional,
  }));

/** An administrator may correct everything and is made to fill in nothing the community did not need. */
export const editForm = (row: CandidateRow): RegistrationForm => ({
  columns: fieldsOf(columnNames, requirement.optional),
  additional_information: questionsOf(row),
});

/** When either of what is shown has changed: the membership, or the account that the candidate edits too. */
export const changedAt = (row: CandidateRow): Date =>
  row.account_updated_at > row.updated_at ? row.account_updated_at : row.updated_at;

export const candidateView = (row: CandidateRow, mailReturnedSince: Date | null): CandidateView => ({
  ...detailsOf(row),
  id: row.id,
  management_no: row.management_no,
  email: row.email,
  mail_returned_since: mailReturnedSince?.toISOString() ?? null,
  invited_by: row.invited_by,
  applied_at: row.applied_at.toISOString(),
  updated_at: changedAt(row).toISOString(),
  additional_information: questionsOf(row),
  abilities: { edit_account: may.editAccount(row) === true },
});
