import { serveList } from "#kit/server/list/serve-list.ts";
import { stoppedAmong } from "#kit/server/mail/bouncing-addresses.ts";
import { listCandidates } from "../contract/calls.ts";
import { candidateColumns, fullName, waiting } from "./candidates.sql.ts";

export const listCandidateRoutes = serveList(listCandidates, {
  find: ({ db, member }, { info }) => waiting(db, member.communityId, info),
  columns: (found) => found.select(candidateColumns),
  id: "m.id",
  known: { number: "m.management_no", name: fullName },
  order: { management_no: "m.management_no" },
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
});
