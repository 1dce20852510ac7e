import type { ReactNode } from "react";
import { outsideJapan, prefectures } from "#kit/contract/fields/prefectures.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { type AnswerField, answerField, type Details, isAsked, type TextField } from "../contract/details.ts";
import { type ColumnName, columnGroups, type RegistrationForm } from "../contract/form.ts";
import type { useMemberDetailsMessages } from "./messages.ts";

type Text = ReturnType<typeof useMemberDetailsMessages>;
type Item = { readonly label: string; readonly value: string };
export type ConfirmFacts = {
  readonly text: Text;
  readonly language: Language;
  readonly form: RegistrationForm;
  readonly jobType: string;
};

const isPeriod = (column: string): boolean => column.endsWith("_period");

function columnText(details: Details, column: ColumnName, { text, language, jobType }: ConfirmFacts): string {
  switch (column) {
    case "zipcode":
      return details.zipcode_judgment
        ? details.zipcode_foreign
        : [details.zipcode_1, details.zipcode_2].filter(Boolean).join("-");
    case "address_1":
      if (details.zipcode_judgment || details.address_1 === outsideJapan) return text.abroad;
      return prefectures.find(({ id }) => id === details.address_1)?.[language] ?? "";
    case "phone_number":
      return [details.phone_number_1, details.phone_number_2, details.phone_number_3]
        .filter(Boolean)
        .join("-");
    case "job_type":
      return jobType;
    default: {
      const value = details[column as TextField];
      return isPeriod(column) ? showDate(value) : value;
    }
  }
}

const answerText = (details: Details, field: AnswerField): string => {
  const answer = details[field];
  return Array.isArray(answer) ? answer.join("、") : answer;
};

/** Words the entered details in the order in which they were asked; `email` stands with how to get in touch. */
export function detailItems(
  details: Details,
  facts: ConfirmFacts,
  email: { readonly label: string; readonly value: ReactNode },
): (typeof email)[] {
  const { text } = facts;
  const names = ["family_name", "given_name", "family_name_kana", "given_name_kana", "display_name"] as const;
  return [
    ...names.map((name) => ({ label: text.field[name], value: details[name] })),
    { label: text.field.birthday, value: showDate(details.birthday) },
    email,
    ...columnItems(details, facts),
    ...answerItems(details, facts),
  ];
}

export const columnItems = (
  details: Details,
  facts: ConfirmFacts,
  columns: readonly ColumnName[] = Object.values(columnGroups).flat(),
): Item[] =>
  columns
    .filter((column) => isAsked(facts.form, column))
    .map((column) => ({
      label: facts.text.field[column],
      value: columnText(details, column, facts) || facts.text.notGiven,
    }));

export const answerItems = (details: Details, { text, form }: Pick<ConfirmFacts, "text" | "form">): Item[] =>
  form.additional_information.map(({ number, question }) => ({
    label: question,
    value: answerText(details, answerField(number)) || text.notGiven,
  }));
