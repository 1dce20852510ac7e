import * as limits from "#kit/contract/fields/limits.ts";
import { totalPages } from "#kit/contract/paging.ts";
import { serve } from "#kit/server/http/serve.ts";
import { stoppedAmong } from "#kit/server/mail/bouncing-addresses.ts";
import { listAllCandidates, listCandidates } from "../contract/calls.ts";
import { countCandidates, findCandidateIds, findCandidates } from "./candidates.sql.ts";

export const listCandidateRoutes = [
  serve(listCandidates, async ({ db, services, member }, { query }) => {
    const { info, management_no: direction, page, per_page: perPage } = query;
    const rows = await findCandidates(db, member.communityId, { info, direction, page, perPage });
    const total_records = await countCandidates(db, member.communityId, info);
    const stopped = await stoppedAmong(
      { db, services },
      rows.flatMap(({ email }) => email ?? []),
    );
    const records = rows.map((row) => ({
      ...row,
      mail_returned_since: stopped.get(row.email ?? "")?.toISOString() ?? null,
      applied_at: row.applied_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }));
    return { data: { records }, total_records, total_pages: totalPages(total_records, perPage) };
  }),

  serve(listAllCandidates, async ({ db, member }, { query }) => {
    const rows = await findCandidateIds(db, member.communityId, query.info, limits.bulkSelection + 1);
    return { data: { ids: rows.map((row) => row.id) } };
  }),
];
