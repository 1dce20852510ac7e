import * as z from "zod/mini";
import { answerField, answerFields } from "./details.ts";
import { additionalQuestion, fieldsOf, type RegistrationForm, registrationForm } from "./form.ts";

const { question, setting } = additionalQuestion.shape;
export const questionFields = answerFields.map((field) => `${field}_question` as const);
const settingFields = answerFields.map((field) => `${field}_setting` as const);

/** The form with each slot by its names on the wire, beside the list. R094 */
export const formInSlots = z.extend(registrationForm, {
  ...fieldsOf(questionFields, z.optional(question)),
  ...fieldsOf(settingFields, z.optional(setting)),
});
export const inSlots = (form: RegistrationForm): z.output<typeof formInSlots> => ({
  ...form,
  ...questionsSeen(form),
  ...Object.fromEntries(
    form.additional_information.map(({ number, setting }) => [`${answerField(number)}_setting`, setting]),
  ),
});

/** The questions as they stood here, to be sent along, so that the server notices when they have changed. R094 */
export const questionsSeen = ({ additional_information }: RegistrationForm): Record<string, string> =>
  Object.fromEntries(
    additional_information.map(({ number, question }) => [`${answerField(number)}_question`, question]),
  );
