import * as z from "zod/mini";
import { communityTheme } from "#features/communities/contract/views.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { ordinal, time } from "#kit/contract/wire.ts";
import { documents, termsView } from "./views.ts";

/** This is a new version, with the one agreed to before it, if any. */
export const owedTerms = z.extend(termsView, {
  agreed: z.nullable(z.object({ version: z.number(), agreed_at: time, content: z.string() })),
});
export type OwedTerms = z.output<typeof owedTerms>;

/**
 * Members and candidates may call it, since calls inside the community answer ERROR_TERMS_NOT_AGREED until everything
 * here has been agreed to.
 */
export const listOwedTerms = call.get("/communities/{id}/consents", {
  access: "account",
  summary: "The new versions of terms that the caller has to agree to before entering the community",
  answer: z.object({
    data: z.object({
      community: z.object({ id: z.number(), name: z.string(), theme: communityTheme }),
      records: z.array(owedTerms),
    }),
  }),
});

/** Nobody enters without agreeing. R220 */
export const giveConsents = call.post("/communities/{id}/consents", {
  access: "account",
  summary: "Agree to versions of terms; what was agreed to already stays as it is",
  body: z.object({
    consents: z
      .array(z.object({ document: z.enum(documents), version: ordinal }))
      .check(z.minLength(1), z.maxLength(documents.length)),
  }),
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [listOwedTerms.path],
});
