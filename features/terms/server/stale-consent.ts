import type { FieldFault } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { TermsDocument } from "../contract/views.ts";
import { findTerms } from "./terms.sql.ts";

type TermsKey = { readonly communityId: number | null; readonly document: TermsDocument };
type Given = { readonly field: string; readonly agreed: boolean; readonly version: number };

/**
 * The version agreed to must be the current one; where no terms are written, any version will do. Whoever was shown
 * none, which is version 0, has to read those that there are now. R090, R091
 */
export async function findStaleConsent(
  db: Db,
  { communityId, document }: TermsKey,
  { field, agreed, version }: Given,
): Promise<FieldFault[]> {
  const terms = await findTerms(db, communityId, document);
  const stale = (agreed || version === 0) && terms && terms.version !== version;
  return stale ? [{ message_code: "AGREEMENT", field }] : [];
}
