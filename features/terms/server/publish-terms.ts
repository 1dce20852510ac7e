import type { Work } from "#kit/server/work/work.ts";
import type { TermsDocument } from "../contract/views.ts";
import { insertTerms } from "./terms.sql.ts";

/** Publishes the next version of a document, beginning with 1. `communityId` is null for the provider's. */
export const publishTerms = (
  work: Pick<Work, "db" | "now">,
  {
    effective_at = null,
    ...terms
  }: {
    communityId: number | null;
    document: TermsDocument;
    content: string;
    /** It binds from this time on; without one, or with one that has passed, at once. */
    effective_at?: Date | null;
  },
): Promise<{ version: number }> => insertTerms(work.db, { ...terms, effective_at, now: work.now });
