import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { defaultLanguage, languages } from "#kit/contract/language.ts";
import { faqCategories } from "./categories.ts";

const faq = z.object({
  id: z.number(),
  category: z.enum(faqCategories),
  question: z.string(),
  /** Plain text; addresses in it become links. */
  answer: z.string(),
});
export type Faq = z.output<typeof faq>;

/** The call is public, as inquiries are: who cannot log in needs an answer most. They come in the operators' order. */
export const listFaqs = call.get("/m/faqs", {
  access: "public",
  summary: "The published answers to frequent questions, in one language",
  query: z.object({ language: z._default(z.enum(languages), defaultLanguage) }),
  answer: z.object({ data: z.array(faq) }),
});
