import { answerFields, type Details, textFields } from "#features/member-details/contract/details.ts";
import {
  type ColumnName,
  columnNames,
  type RegistrationForm,
  type Requirement,
  requirement,
} from "#features/member-details/contract/form.ts";
import type { CandidateView } from "../contract/calls.ts";

/** What the candidate said, without what the answer carries beside it. */
export const detailsOf = (candidate: CandidateView): Details =>
  Object.fromEntries(
    [
      ...textFields,
      ...answerFields,
      "zipcode_judgment" as const,
      "address_1" as const,
      "job_type_parent_id" as const,
      "job_type_child_id" as const,
    ].map((field) => [field, candidate[field]]),
  ) as unknown as Details;

const firstFields: Partial<Record<ColumnName, keyof Details>> = {
  phone_number: "phone_number_1",
  job_type: "job_type_parent_id",
};

const isFilled = (details: Details, column: ColumnName): boolean => {
  if (column === "zipcode") return details.zipcode_1 !== "" || details.zipcode_foreign !== "";
  const value = details[firstFields[column] ?? (column as keyof Details)];
  return value !== "" && value !== null;
};

/** The fields the community asks for now, and those this person has filled in; an administrator needs none of them. */
export function editForm(asked: RegistrationForm, candidate: CandidateView): RegistrationForm {
  const details = detailsOf(candidate);
  const isShown = (column: ColumnName) =>
    asked.columns[column] !== requirement.unnecessary || isFilled(details, column);
  const columns = Object.fromEntries(
    columnNames.map((column) => [column, isShown(column) ? requirement.optional : requirement.unnecessary]),
  ) as Record<ColumnName, Requirement>;
  return { columns, additional_information: candidate.additional_information };
}
