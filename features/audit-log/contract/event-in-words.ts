import { planAnswerLabels, planChoiceLabels } from "#features/contracts/contract/labels.ts";
import { inquiryStateWords } from "#features/inquiries/contract/states.ts";
import { flagSlots } from "#features/management-flags/contract/calls.ts";
import {
  abroadLabel,
  fileColumnLabels,
  officeFieldLabels,
  requirementLabels,
} from "#features/member-details/contract/labels.ts";
import { dutyLabels } from "#features/memberships/contract/duties.ts";
import { stateLabels } from "#features/memberships/contract/state-labels.ts";
import { outsideJapan, prefectures } from "#kit/contract/fields/prefectures.ts";
import { formatSecond, showDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { actWords } from "./acts.ts";
import { allWords } from "./all-words.ts";
import type { About, DoneBy, EventPerson, FieldChanges } from "./event.ts";
import { eventWords } from "./event-words.ts";

type Words = Readonly<Record<string, string>>;

/** Somebody who has left is named by number alone. */
export function personInWords(person: EventPerson, language: Language): string {
  const text = eventWords[language];
  if (!person) return text.none;
  const { name, number } = person;
  return name === null ? text.left(number) : text.person(name, number);
}

export const actInWords = ({ act }: { readonly act: string }, language: Language): string =>
  actWords(act, language);

/** An act without an actor was done by the provider's operator or by the product. */
export const actorInWords = ({ actor, is_by_operator }: DoneBy, language: Language): string => {
  const { operator, product } = eventWords[language];
  if (actor) return personInWords(actor, language);
  return is_by_operator ? operator : product;
};

/** Targets of these kinds are people. */
const kindsOfPeople = ["membership", "importedRow", "alumniInvitation"];

/** Names the first and says how many others an act was about. */
export function peopleInWords({ target, whose, targets = 1 }: About, language: Language): string {
  const text = eventWords[language];
  if (targets === 1) return personInWords(whose, language);
  const isPeople = kindsOfPeople.includes(target.kind);
  return whose
    ? text.others(personInWords(whose, language), targets - 1, isPeople)
    : text.many(targets, isPeople);
}

export const targetKindInWords = (kind: string, language: Language): string =>
  allWords().targets[kind]?.[language] ?? kind;

/** A person is shown in a column of their own, so the target is empty. */
export function targetInWords({ target: { kind, id }, targets = 1 }: About, language: Language): string {
  const text = eventWords[language];
  if (kind === "membership") return text.none;
  const known = targetKindInWords(kind, language);
  if (kind === "community") return known;
  return `${known} ${id ?? text.many(targets, kindsOfPeople.includes(kind))}`;
}

/** Postal codes, phone numbers and job types are stored in parts that share one name. */
const wholeOf = (field: string): string =>
  field.replace(/^(zipcode|phone_number)_\d$/, "$1").replace(/^job_type_(parent|child)_id$/, "job_type");

/** Tells whether job types have to be loaded before the changes can be worded. */
export const isAboutJobTypes = ({ act, changes }: FieldChanges): boolean =>
  act !== "saveEntryForm" && Object.keys(changes ?? {}).some((field) => wholeOf(field) === "job_type");

const inThis = (words: Readonly<Record<string, Record<Language, string>>>, language: Language): Words =>
  Object.fromEntries(Object.entries(words).map(([value, one]) => [value, one[language]]));

/** Returns for each field the words for its values. */
const valuesIn = (language: Language): Readonly<Record<string, Words>> => {
  const labels = stateLabels[language];
  return {
    state: { ...labels.status, ...inThis(inquiryStateWords, language) },
    role: { ...labels.office, member: eventWords[language].member },
    posting_blocked: labels.posting,
    duties: dutyLabels[language],
    choice: planChoiceLabels[language],
    answer: planAnswerLabels[language],
    targets: eventWords[language].targetsOfNotice,
    flags: Object.fromEntries(flagSlots.map((slot) => [slot, slot.toUpperCase()])),
    address_1: {
      ...Object.fromEntries(prefectures.map((one) => [one.id, one[language]])),
      [outsideJapan]: abroadLabel[language],
    },
  };
};

/**
 * Words each change for the screen and the CSV file of the log; job types are looked up by their ids. A value without
 * words is shown as stored.
 */
export function changesInWords({ act, changes }: FieldChanges, language: Language, jobTypes: Words) {
  const text = eventWords[language];
  const fields: Words = {
    ...Object.fromEntries(Object.entries(fileColumnLabels).map(([field, label]) => [field, label[language]])),
    name: text.name,
    ...officeFieldLabels[language],
    ...Object.fromEntries(
      Object.entries(allWords().fields).map(([field, words]) => [field, words[language]]),
    ),
  };
  const values: Readonly<Record<string, Words>> = { ...valuesIn(language), job_type: jobTypes };

  const labelOf = (field: string): string => {
    const answer = /^additional_information_(\d)$/.exec(field)?.[1];
    return answer ? text.answer(answer) : (fields[wholeOf(field)] ?? field);
  };
  const shown = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return text.none;
    if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(text.comma) || text.none;
    if (typeof value === "object")
      return "question" in value ? String(value.question) : JSON.stringify(value);
    const known: Words =
      act === "saveEntryForm" ? requirementLabels[language] : (values[wholeOf(field)] ?? {});
    const plain = known[String(value)] ?? String(value);
    if (plain === String(value) && typeof value === "boolean") return value ? text.yes : text.no;
    if (field === "content") return plain.replace(/<[^>]*>?/g, " ").trim() || plain;
    if (field === "stopped_at") return formatSecond(new Date(plain));
    return field === "birthday" || field.endsWith("_period") ? showDate(plain) : plain;
  };
  return Object.entries(changes ?? {}).map(([field, pair]) => ({
    field,
    label: labelOf(field),
    before: pair ? shown(field, pair[0]) : text.erased,
    after: pair ? shown(field, pair[1]) : text.erased,
  }));
}
