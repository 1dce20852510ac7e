import type { Work } from "#kit/server/work/work.ts";
import type { TermsDocument } from "../contract/views.ts";
import { insertTerms } from "./terms.sql.ts";

/** Publishes the next version of a document, beginning with 1. `communityId` is null for the provider's. */
export const publishTerms = (
  work: Pick<Work, "db" | "now">,
  terms: { communityId: number | null; document: TermsDocument; content: string },
): Promise<{ version: number }> => insertTerms(work.db, { ...terms, now: work.now });
