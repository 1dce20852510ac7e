import { confirmOwner, lockUnchanged } from "#features/accounts/server/index.ts";
import { changeMembershipState } from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { leaveCommunity, showCommunityWithdrawal } from "../contract/calls.ts";
import { letters } from "./mails.ts";
import { belongs, heldBy, isCandidate, may } from "./policy.ts";
import { countLeftBehind, listMemberships, lockMemberships, type OwnMembership } from "./withdrawal.sql.ts";

export const leaveCommunityRoutes = [
  serve(showCommunityWithdrawal, async ({ db, account, now }, { params }) => {
    const membership = found((await listMemberships(db, account.accountId, params.id)).find(belongs));
    return {
      data: {
        id: params.id,
        name: membership.community_name,
        is_candidate: isCandidate(membership.state),
        may_leave: may.leave([membership]) === true,
        ...(await countLeftBehind(db, [membership.id], now)),
      },
    };
  }),

  serveInSteps(leaveCommunity, async (context, { params, body }) => {
    const { accountId } = context.account;
    const memberships = await listMemberships(context.db, accountId, params.id);
    if (!memberships.some(belongs)) throw failure(commonErrors.RECORD_NOT_FOUND);
    const seen = await confirmOwner(context, body.current_password);
    await context.inTransaction(async (work) => {
      const person = await lockUnchanged(work.db, seen);
      const held = (await lockMemberships(work.db, accountId, params.id)).find(belongs);
      // Another tab was first.
      if (!held) throw failure(commonErrors.RECORD_NOT_FOUND);
      assertMay(may.leave([held]), heldBy([held]));
      await endMembership(work, held);
      const values = { community: held.community_name, at: formatMinute(work.now) };
      sendLetter(work, person, letters, "community", values, { from: held });
    });
  }),
];

/** Ends a locked membership; the features that own what refers to it end that. */
export async function endMembership(work: Work, { id, community_id, state }: OwnMembership): Promise<void> {
  const key = { communityId: community_id, membershipId: id };
  const { outcome } = await changeMembershipState(work, key, { from: state, to: "withdrawn" });
  if (outcome !== "changed") throw new Error(`a membership that was held could not be ended: ${outcome}`);
}
