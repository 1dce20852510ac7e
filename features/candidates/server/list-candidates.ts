import { serveList } from "#kit/server/list/serve-list.ts";
import { stoppedAmong } from "#kit/server/mail/bouncing-addresses.ts";
import { listCandidates } from "../contract/calls.ts";
import { candidateFile } from "./candidate-file.ts";
import { resolveFilters } from "./candidate-filters.ts";
import { appliedAt, candidateColumns, fullName, kanaName, said, waiting } from "./candidates.sql.ts";

export const listCandidateRoutes = serveList(listCandidates, {
  prepare: (context, asked) => resolveFilters(context, context.member.communityId, asked),
  find: ({ db }, _, filters) => waiting(db, filters),
  columns: (found) => found.select(candidateColumns),
  id: "m.id",
  known: { number: "m.management_no", name: fullName },
  order: {
    management_no: "m.management_no",
    name: kanaName,
    display_name: "m.display_name",
    email: "a.email",
    birthday: "a.birthday",
    department: said.department,
    start_period: said.start,
    invited_by: "inviter.display_name",
    applied_at: appliedAt,
  },
  view: async (rows, context) => {
    const stopped = await stoppedAmong(
      context,
      rows.flatMap(({ email }) => email ?? []),
    );
    return rows.map((row) => ({
      ...row,
      mail_returned_since: stopped.get(row.email ?? "")?.toISOString() ?? null,
      applied_at: row.applied_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }));
  },
  csv: candidateFile,
});
