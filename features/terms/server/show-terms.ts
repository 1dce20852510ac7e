import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import {
  showAlumniTerms,
  showCommunityTerms,
  showEmployeeTerms,
  showProviderTerms,
} from "../contract/calls.ts";
import type { TermsDocument, TermsView } from "../contract/views.ts";
import { findTerms } from "./terms.sql.ts";

async function showTerms(
  db: Db,
  communityId: number | null,
  document: TermsDocument,
  version?: number,
): Promise<{ data: TermsView }> {
  const row = found(await findTerms(db, communityId, document, version));
  return { data: { ...row, document, created_at: row.created_at.toISOString() } };
}

export const showTermsRoutes = [
  serve(showProviderTerms, ({ db }, { params }) =>
    showTerms(db, null, "provider", params.id === "current" ? undefined : params.id),
  ),
  serve(showAlumniTerms, ({ db }, { params }) => showTerms(db, params.id, "alumni")),
  serve(showEmployeeTerms, ({ db }, { params }) => showTerms(db, params.id, "employee")),
  serve(showCommunityTerms, ({ db }, { params }) => showTerms(db, params.id, params.document)),
];
