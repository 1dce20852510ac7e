import { changedAt, correctDetails, type DescribedRow } from "#features/memberships/server/index.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { findHandler } from "#kit/server/bulk/bulk-acts.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { findLastChange } from "#kit/server/work/last-change.sql.ts";
import { editCandidate, showCandidate } from "../contract/calls.ts";
import { candidateDecisions } from "../contract/decisions.ts";
import { candidateErrors } from "../contract/errors.ts";
import { listAlike } from "./alike.sql.ts";
import { candidateView } from "./candidate-view.ts";
import { findCandidate } from "./candidates.sql.ts";
import { findEarlierRejection } from "./rejections.sql.ts";
import { shownSince } from "./rejections.ts";

const decisions = Object.values(candidateDecisions).map(({ kind }) => kind);

/** Somebody already decided about is not found; the refusal says who decided. */
async function loadCandidate(db: Db, communityId: number, managementNo: number): Promise<DescribedRow> {
  const row = await findCandidate(db, communityId, managementNo);
  if (row) return row;
  const decided = found(await findHandler(db, communityId, { kinds: decisions, number: managementNo }));
  const { name, kind, by, at, bulk_act } = decided;
  throw failure(candidateErrors.CANDIDATE_DECIDED, {
    params: { name, kind, by, bulk_act, at: formatSecond(at) },
  });
}

const show = async ({ db, now, services, member }: MemberContext<"administrator">, row: DescribedRow) => ({
  data: candidateView(row, {
    mailReturnedSince: row.email ? await stoppedSince({ db, services }, row.email) : null,
    alike: await listAlike(db, member.communityId, row.account_id),
    rejectedBefore: await findEarlierRejection(db, {
      communityId: member.communityId,
      membershipId: row.id,
      since: shownSince(now),
    }),
    lastChange: await findLastChange(db, member.communityId, {
      membershipId: row.id,
      act: editCandidate.act,
      since: changedAt(row),
    }),
  }),
});

export const editCandidateRoutes = [
  serve(showCandidate, async (context, { params }) =>
    show(context, await loadCandidate(context.db, context.member.communityId, params.management_no)),
  ),

  serve(editCandidate, async (context, { params, body }) => {
    const { db, member } = context;
    const { communityId } = member;
    const { updated_at: seen, ...given } = body;
    const row = await loadCandidate(db, communityId, params.management_no);
    await correctDetails(context, row, { communityId, given, seen });
    return show(context, await loadCandidate(db, member.communityId, params.management_no));
  }),
];
