import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  title: "Registration form",
  lead: "What alumni are asked when they register. Changes apply to the registration screen as soon as they are saved.",
  always: "Name, kana, display name, birthday, e-mail address and password are always required.",
  requirement: { 0: "Off", 1: "Required", 2: "Optional" },
  questions: {
    title: "Additional questions",
    lead: (max) => `Up to ${max} questions of the community’s own.`,
    none: "There are no additional questions yet.",
    add: "Add a question",
    full: (max) => `There can be ${max} questions at most.`,
    number: (number) => `Question ${number}`,
    question: "Question",
    type: "Kind of answer",
    types: { 0: "Free text", 1: "One choice", 2: "Any number of choices" },
    choices: "Choices",
    choicesHint: "One per line.",
    requirement: "Answer",
    unnecessary: "Questions set to “Off” are not on the registration screen; their wording is kept.",
    remove: "Remove",
    removeNumbered: (number) => `Remove question ${number}`,
    rewritten: "A reworded question is a new one: earlier answers are not shown as answers to it.",
  },
  onlyUsed: (count) => `Only what is in use (${count})`,
  consequences: {
    title: "Save these changes?",
    dropped: (place, question, answers) =>
      `Question ${place}, “${question}”: the ${answers.toLocaleString("en-US")} answers given so far no longer appear`,
    required: (column) => `${column}: required from the next registration on`,
  },
  preview: "Preview the registration screen",
  previewTitle: "Preview of the registration screen",
  previewLead: "Nothing you enter here is saved.",
  save: "Save",
  saved: "The registration form has been saved",
};
