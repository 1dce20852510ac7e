import * as z from "zod/mini";
import { type Details, type TextField, textFields } from "./details.ts";
import { additionalQuestion } from "./form.ts";

/** The community-specific answers, as `memberships.registration` keeps them; what is blank is left out. */
export const keptFields = textFields.filter(
  (field): field is TextField & (`corporation_${string}` | `school_${string}`) =>
    field.startsWith("corporation_") || field.startsWith("school_"),
);
export type KeptRegistration = { readonly [K in (typeof keptFields)[number]]?: string };

/** An answer with its question as it was asked, as `memberships.additional_information` keeps them by slot. R094 */
export const keptAnswer = z.object({
  question: z.string(),
  setting: additionalQuestion.shape.setting,
  answer: z.union([z.string(), z.array(z.string())]),
});
export type KeptAnswers = { readonly [number: string]: z.output<typeof keptAnswer> };

export const keptRegistration = (details: Details): KeptRegistration =>
  Object.fromEntries(keptFields.flatMap((field) => (details[field] ? [[field, details[field]]] : [])));
