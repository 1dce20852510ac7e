import * as z from "zod/mini";
import { text } from "#kit/contract/fields/text.ts";
import { ordinal, seenTime, time, wholeNumber } from "#kit/contract/wire.ts";
import { TERMS } from "./limits.ts";

/** One version of a document, the community's or the provider's. */
export const termsVersion = z.object({
  version: z.number(),
  created_at: time,
  /** It binds from this time on. */
  effective_at: time,
  is_effective: z.boolean(),
  /** So many of those whom the document binds have agreed to it. */
  agreed_count: z.number(),
});
export type TermsVersion = z.output<typeof termsVersion>;

export const versionParam = { version: ordinal };

/** Versions never change, so a new one says which it was written from: 0 where there was none. */
export const newVersion = {
  content: text(TERMS),
  based_on: wholeNumber,
  effective_at: z.optional(z.nullable(seenTime)),
};
