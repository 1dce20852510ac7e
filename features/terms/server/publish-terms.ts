import { commonErrors } from "#kit/contract/errors.ts";
import { isDuplicate } from "#kit/server/database/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { findNewestVersion, insertTerms } from "./terms.sql.ts";
import type { TermsKey } from "./versions.sql.ts";

type NewTerms = TermsKey & {
  readonly content: string;
  /** It binds from this time on; without one, or with one that has passed, at once. */
  readonly effective_at?: Date | null;
  /** The operator who publishes the provider's. */
  readonly operatorAccountId?: number;
};

/** Publishes the next version of a document, beginning with 1. */
export const publishTerms = (
  { db, now }: Pick<Work, "db" | "now">,
  { effective_at = null, operatorAccountId, ...terms }: NewTerms,
): Promise<{ version: number }> =>
  insertTerms(db, { ...terms, effective_at, operatorAccountId: operatorAccountId ?? null, now });

/**
 * Publishes a version that was written from another.
 * @throws ERROR_STATUS_HAS_CHANGED where somebody has published another one meanwhile
 */
export async function publishNextTerms(work: Work, terms: NewTerms, basedOn: number): Promise<number> {
  if ((await findNewestVersion(work.db, terms)) !== basedOn)
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  try {
    const { version } = await publishTerms(work, terms);
    // Another one was published between the look and the insertion.
    if (version !== basedOn + 1) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    return version;
  } catch (error) {
    throw isDuplicate(error) ? failure(commonErrors.ERROR_STATUS_HAS_CHANGED) : error;
  }
}
