import { serveList } from "#kit/server/list/serve-list.ts";
import { stoppedAmong } from "#kit/server/mail/bouncing-addresses.ts";
import { listCandidates } from "../contract/calls.ts";
import { candidateFields, fullName, waiting, waitingAddresses } from "./candidates.sql.ts";

type Looking = Parameters<typeof stoppedAmong>[0];

/** Lists the candidates whose mail bounces, which the database cannot find by itself. */
async function listUnreached(looking: Looking, communityId: number): Promise<number[]> {
  const people = await waitingAddresses(looking.db, communityId);
  const stopped = await stoppedAmong(
    looking,
    people.flatMap(({ email }) => email ?? []),
  );
  return people.filter(({ email }) => stopped.has(email ?? "")).map(({ id }) => id);
}

export const countUnreachedCandidates = async (looking: Looking, communityId: number): Promise<number> =>
  (await listUnreached(looking, communityId)).length;

export const listCandidateRoutes = serveList(listCandidates, {
  prepare: async (context, { mail_returned }) =>
    mail_returned ? listUnreached(context, context.member.communityId) : undefined,
  from: ({ db, member }) => waiting(db, member.communityId),
  id: "m.id",
  known: { number: "m.management_no", name: fullName },
  ...candidateFields,
  complete: async (rows, context) => {
    const stopped = await stoppedAmong(
      context,
      rows.flatMap(({ email }) => email ?? []),
    );
    return rows.map((row) => ({
      ...row,
      mail_returned_since: stopped.get(row.email ?? "")?.toISOString() ?? null,
    }));
  },
  csv: {
    name: "applicants",
    isOfPeople: true,
    cols: "name.management_no.department.period.display_name.email.birthday.invited_by.applied_at",
  },
});
