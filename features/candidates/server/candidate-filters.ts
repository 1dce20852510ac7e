import type * as z from "zod/mini";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Looking } from "#kit/server/bulk/bulk-act.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { stoppedAmong } from "#kit/server/mail/bouncing-addresses.ts";
import type { listCandidates } from "../contract/calls.ts";
import { type CandidateFilters, waitingAddresses } from "./candidates.sql.ts";

type Named = keyof (typeof listCandidates)["filters"] | "info";
export type CandidatesAsked = Pick<z.output<(typeof listCandidates)["query"]>, Named>;

/** Those whose mail comes back. Which addresses these are, the database cannot tell by itself. */
async function listUnreached(looking: Looking, communityId: number): Promise<number[]> {
  const people = await waitingAddresses(looking.db, communityId);
  const stopped = await stoppedAmong(
    looking,
    people.flatMap(({ email }) => email ?? []),
  );
  return people.filter(({ email }) => stopped.has(email ?? "")).map(({ id }) => id);
}

const like = (text: string | undefined) => (text ? likePattern(text) : undefined);
const earlier = (one: Date, other: Date | undefined) => (other && other < one ? other : one);

/** What is asked for, as the database is asked. */
export async function resolveFilters(
  looking: Looking,
  communityId: number,
  asked: CandidatesAsked,
): Promise<CandidateFilters> {
  const { applied_from: from, applied_to: to, waiting_days: days } = asked;
  const before = to === undefined ? undefined : new Date(tokyoInstant(to).getTime() + DAY_MS);
  const since = looking.now.getTime() + 1;
  return {
    communityId,
    pattern: like(asked.info),
    department: like(asked.department_name),
    invitedBy: like(asked.inviter),
    appliedFrom: from === undefined ? undefined : tokyoInstant(from),
    appliedBefore: days === undefined ? before : earlier(new Date(since - days * DAY_MS), before),
    ids: asked.mail_returned ? await listUnreached(looking, communityId) : undefined,
  };
}
