import * as z from "zod/mini";
import { time } from "#kit/contract/wire.ts";

/** `provider` is the product's own document; the other two belong to a community. R020 */
export const documents = ["provider", "alumni", "employee"] as const;
export type TermsDocument = (typeof documents)[number];

export const termsView = z.object({
  document: z.enum(documents),
  version: z.number(),
  created_at: time,
  content: z.string(),
});
export type TermsView = z.output<typeof termsView>;
