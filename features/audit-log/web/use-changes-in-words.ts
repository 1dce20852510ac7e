import { useEntryFormMessages, useOfficeDetailsMessages } from "#features/member-details/web/index.ts";
import { dutyLabels } from "#features/memberships/contract/duties.ts";
import { stateLabels } from "#features/memberships/contract/state-labels.ts";
import { useOccupations } from "#features/occupations/web/index.ts";
import { fieldLabels } from "#features/people-imports/contract/fields.ts";
import { outsideJapan, prefectures } from "#kit/contract/fields/prefectures.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { AuditEvent } from "../contract/calls.ts";
import { useAuditMessages } from "./messages.ts";

type Words = Readonly<Record<string, string>>;

/** Postal codes, phone numbers and job types are kept in parts, which have one name. */
const wholeOf = (field: string): string =>
  field.replace(/^(zipcode|phone_number)_\d$/, "$1").replace(/^job_type_(parent|child)_id$/, "job_type");

/** By field what was and what is, as an office reads it. What has no words is shown as it was kept. */
export function useChangesInWords({ act, changes }: Pick<AuditEvent, "act" | "changes">) {
  const text = useAuditMessages();
  const details = useOfficeDetailsMessages();
  const entryForm = useEntryFormMessages();
  const { language } = useLanguage();
  const entries = Object.entries(changes ?? {});
  const { occupations } = useOccupations(
    act !== "saveEntryForm" && entries.some(([field]) => wholeOf(field) === "job_type"),
  );
  const fields: Words = {
    ...Object.fromEntries(Object.entries(fieldLabels).map(([field, label]) => [field, label[language]])),
    name: text.name,
    ...details.field,
    ...text.fields,
  };
  const labels = stateLabels[language];
  const words: Readonly<Record<string, Words>> = {
    state: labels.status,
    role: { ...labels.office, member: text.member },
    posting_blocked: labels.posting,
    duties: dutyLabels[language],
    address_1: {
      ...Object.fromEntries(prefectures.map((one) => [one.id, one[language]])),
      [outsideJapan]: details.abroad,
    },
    job_type: Object.fromEntries(
      occupations.flatMap((one) => [one, ...one.children]).map(({ value, label }) => [value, label]),
    ),
  };

  const labelOf = (field: string): string => {
    const answer = /^additional_information_(\d)$/.exec(field)?.[1];
    return answer ? text.answer(answer) : (fields[wholeOf(field)] ?? field);
  };
  const shown = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return text.none;
    if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(text.comma) || text.none;
    if (typeof value === "object")
      return "question" in value ? String(value.question) : JSON.stringify(value);
    const known: Words = act === "saveEntryForm" ? entryForm.requirement : (words[wholeOf(field)] ?? {});
    const plain = known[String(value)] ?? String(value);
    if (plain === String(value) && typeof value === "boolean") return value ? text.yes : text.no;
    return field === "birthday" || field.endsWith("_period") ? showDate(plain) : plain;
  };
  return entries.map(([field, [before, after]]) => ({
    field,
    label: labelOf(field),
    before: shown(field, before),
    after: shown(field, after),
  }));
}
