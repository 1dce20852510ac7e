import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { listBound, textBound } from "#kit/contract/fields/bound.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import { rule } from "#kit/contract/fields/field-schema.ts";
import { findPictogram, noPictograms } from "#kit/contract/fields/pictogram.ts";
import { line, textFault, tidy } from "#kit/contract/fields/text.ts";
import { lastChange } from "#kit/contract/last-change.ts";
import { seenTime, time } from "#kit/contract/wire.ts";
import { showRegistrationColumns } from "./calls.ts";
import { additionalQuestion, questionType, registrationForm, requirementValue } from "./form.ts";
import {
  ADDITIONAL_QUESTIONS,
  CHOICE_MAX,
  CHOICES_MAX,
  CHOICES_MIN,
  QUESTION_MAX,
  SENT_CHOICES_MAX,
} from "./limits.ts";

/** R414, R415: a question may also be kept without being asked (`unnecessary`). */
const entryQuestion = z.extend(additionalQuestion, { requirement: requirementValue });
export type EntryQuestion = z.output<typeof entryQuestion>;
type Setting = EntryQuestion["setting"];

/** Drops blank and repeated choices; a free answer has no choices. */
const tidySetting = ({ type, data }: Setting): Setting => ({
  type,
  data: type === questionType.freeText ? [] : [...new Set(data.map(tidy).filter((choice) => choice !== ""))],
});

const choiceFault = (choice: string): Fault | undefined => {
  const found = findPictogram(choice);
  return found ? fault("PICTOGRAM", { found }) : textFault(choice, { max: CHOICE_MAX });
};

function settingFault({ type, data }: Setting): Fault | undefined {
  if (type === questionType.freeText) return undefined;
  if (data.length < CHOICES_MIN) return fault("TOO_FEW_CHOICES", { min: CHOICES_MIN });
  if (data.length > CHOICES_MAX) return fault("TOO_MANY", { max: CHOICES_MAX });
  return data.map(choiceFault).find((found) => found !== undefined);
}

const sentChoices = z
  .array(z.string().check(textBound(CHOICE_MAX)))
  .check(listBound(CHOICES_MAX, SENT_CHOICES_MAX));

const numbersOnce = rule<EntryQuestion[]>((questions) =>
  new Set(questions.map(({ number }) => number)).size === questions.length
    ? undefined
    : fault("INVALID_CHOICE"),
);

const written = {
  columns: registrationForm.shape.columns,
  additional_information: z
    .array(
      z.extend(entryQuestion, {
        question: line({ max: QUESTION_MAX }).check(noPictograms()),
        setting: z
          .extend(entryQuestion.shape.setting, { data: sentChoices })
          .check(z.overwrite(tidySetting), rule(settingFault)),
      }),
    )
    .check(z.maxLength(ADDITIONAL_QUESTIONS), numbersOnce),
};
/** An administrator writes a form by these rules; values are normalised where possible. */
export const writtenForm = z.object(written);
export type WrittenForm = z.output<typeof writtenForm>;

const entryForm = z.object({
  columns: registrationForm.shape.columns,
  additional_information: z.array(entryQuestion),
  /** It is null until the community has saved its own form. */
  updated_at: z.nullable(time),
});
export type EntryForm = z.output<typeof entryForm>;
const answer = z.object({ entry_form: z.extend(entryForm, { last_change: lastChange }) });
export type ShownEntryForm = z.output<typeof answer>["entry_form"];

export const showEntryForm = call.get("/communities/{id}/entry_form", {
  access: "administrator",
  view: false,
  summary: "What the community asks of alumni who register, to be edited",
  answer,
});

/** Answers how many have answered each question in its wording: answers that would vanish with it. */
export const countAnswers = call.get("/communities/{id}/entry_form/answers", {
  access: "administrator",
  view: false,
  summary: "How many members and candidates have answered each of the community's own questions",
  answer: z.object({ data: z.array(z.object({ number: z.number(), answers: z.number() })) }),
});

/** `updated_at` is that of the form that was seen, null where the community had none of its own yet. */
export const saveEntryForm = call.put("/communities/{id}/entry_form", {
  access: "administrator",
  act: act("saveEntryForm", { ja: "登録フォームを変更", en: "Changed the registration form" }),
  security: "settingsChanged",
  summary: "Set what the community asks of alumni who register",
  body: z.object({ ...written, updated_at: z.optional(z.nullable(seenTime)) }),
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [showRegistrationColumns.path],
});
