import { sql } from "kysely";
import type * as z from "zod/mini";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import { inJapanese } from "#kit/server/list/read-page.sql.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { stoppedAmong } from "#kit/server/mail/bouncing-addresses.ts";
import { listCandidates } from "../contract/calls.ts";
import { candidateFile } from "./candidate-file.ts";
import {
  affiliation,
  appliedAt,
  type CandidateFilters,
  candidateColumns,
  fullName,
  kanaName,
  waiting,
  waitingAddresses,
} from "./candidates.sql.ts";

type Context = ContextOf<typeof listCandidates>;
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

const like = (text: string | undefined) => (text ? likePattern(text) : undefined);
const earlier = (one: Date, other: Date | undefined) => (other && other < one ? other : one);

type Named = keyof (typeof listCandidates)["filters"] | "info";
type CandidatesQuery = Pick<z.output<(typeof listCandidates)["query"]>, Named>;

async function resolveFilters(context: Context, asked: CandidatesQuery): Promise<CandidateFilters> {
  const { applied_from: from, applied_to: to, waiting_days: days } = asked;
  const before = to === undefined ? undefined : new Date(tokyoInstant(to).getTime() + DAY_MS);
  const since = context.now.getTime() + 1;
  return {
    communityId: context.member.communityId,
    name: asked.info || undefined,
    department: like(asked.department_name),
    invitedBy: like(asked.inviter),
    appliedFrom: from === undefined ? undefined : tokyoInstant(from),
    appliedBefore: days === undefined ? before : earlier(new Date(since - days * DAY_MS), before),
    ids: asked.mail_returned ? await listUnreached(context, context.member.communityId) : undefined,
  };
}

export const listCandidateRoutes = serveList(listCandidates, {
  prepare: resolveFilters,
  find: ({ db }, _, filters) => waiting(db, filters),
  columns: (found) => found.select(candidateColumns),
  id: "m.id",
  known: { number: "m.management_no", name: fullName },
  order: {
    management_no: "m.management_no",
    name: kanaName,
    display_name: inJapanese(sql.ref("m.display_name")),
    email: "a.email",
    birthday: "a.birthday",
    department: inJapanese(affiliation.department),
    start_period: affiliation.start,
    invited_by: inJapanese(sql.ref("inviter.display_name")),
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
