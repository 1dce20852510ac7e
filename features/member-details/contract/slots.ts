import * as z from "zod/mini";
import { anyText } from "./body.ts";
import { answerField, answerFields } from "./details.ts";
import { additionalQuestion, fieldsOf, type RegistrationForm, registrationForm } from "./form.ts";
import { FIELD_UNITS_MAX, SENT_CHOICES_MAX } from "./limits.ts";

const { question, setting } = additionalQuestion.shape;
const questionFields = answerFields.map((field) => `${field}_question` as const);
const settingFields = answerFields.map((field) => `${field}_setting` as const);

/** The form with each slot by its names on the wire, beside the list. R094 */
export const formInSlots = z.extend(registrationForm, {
  ...fieldsOf(questionFields, z.optional(question)),
  ...fieldsOf(settingFields, z.optional(setting)),
});
export const inSlots = (form: RegistrationForm): z.output<typeof formInSlots> => ({
  ...form,
  ...questionsSeen(form),
});

const choices = z.array(z.string().check(z.maxLength(FIELD_UNITS_MAX))).check(z.maxLength(SENT_CHOICES_MAX));
/** The questions as the person saw them, in a body. R094 */
export const seenQuestions = {
  ...fieldsOf(questionFields, anyText),
  ...fieldsOf(settingFields, z.optional(z.extend(setting, { data: choices }))),
};

/** The questions as they stood here, to be sent along, so that the server notices when they have changed. R094 */
export const questionsSeen = ({ additional_information }: RegistrationForm) =>
  Object.fromEntries(
    additional_information.flatMap(({ number, question, setting }) => [
      [`${answerField(number)}_question`, question],
      [`${answerField(number)}_setting`, setting],
    ]),
  );
