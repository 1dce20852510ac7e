import * as z from "zod/mini";
import { anyText } from "./body.ts";
import { answerField, answerFields } from "./details.ts";
import { additionalQuestion, fieldsOf, type RegistrationForm, registrationForm } from "./form.ts";
import { FIELD_UNITS_MAX, SENT_CHOICES_MAX } from "./limits.ts";

const { question, setting } = additionalQuestion.shape;
const questionFields = answerFields.map((field) => `${field}_question` as const);
const settingFields = answerFields.map((field) => `${field}_setting` as const);

/** The form has its questions both in a list and by the wire's name of each slot. R094 */
export const formInSlots = z.extend(registrationForm, {
  ...fieldsOf(questionFields, z.optional(question)),
  ...fieldsOf(settingFields, z.optional(setting)),
});
export const inSlots = (form: RegistrationForm): z.output<typeof formInSlots> => ({
  ...form,
  ...questionsSeen(form),
});

const choices = z.array(z.string().check(z.maxLength(FIELD_UNITS_MAX))).check(z.maxLength(SENT_CHOICES_MAX));
/** A body contains the questions as the person saw them. R094 */
export const seenQuestions = {
  ...fieldsOf(questionFields, anyText),
  ...fieldsOf(settingFields, z.optional(z.extend(setting, { data: choices }))),
};

/** Returns the questions as they stood here; they are sent along, so that the server notices a change. R094 */
export const questionsSeen = ({ additional_information }: RegistrationForm) =>
  Object.fromEntries(
    additional_information.flatMap(({ number, question, setting }) => [
      [`${answerField(number)}_question`, question],
      [`${answerField(number)}_setting`, setting],
    ]),
  );
