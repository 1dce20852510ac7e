import { findMemberProfile, may as mayOfProfiles } from "#features/profiles/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showPortfolio } from "../contract/calls.ts";
import { may } from "./policy.ts";
import { findConfirmedAt, listActivities, listHistories } from "./portfolios.sql.ts";
import { activityView, corporationViews } from "./views.ts";

/** @throws RECORD_NOT_FOUND for a profile that the member may not find, or not read */
async function assertReadsProfile({ run, member }: MemberContext<"member">, userId: number): Promise<void> {
  const [row] = await run(findMemberProfile, { user: userId, community: member.communityId });
  if (!row || !mayOfProfiles.findProfile(member, row) || !mayOfProfiles.readProfile(member, row))
    throw failure(commonErrors.RECORD_NOT_FOUND);
}

export const readPortfolioRoute = serve(showPortfolio, async (context, { query }) => {
  const { member, run } = context;
  const { communityId } = member;
  const membershipId = query.user_id ?? member.membershipId;
  const isOwn = may.readAll(member, { membershipId });
  if (!isOwn) await assertReadsProfile(context, membershipId);
  const of = { community: communityId, member: membershipId };
  const histories = await run(listHistories, { ...of, isOwn });
  const activities = await run(listActivities, { ...of, isOwn });
  const isEmpty = histories.length === 0 && activities.length === 0;
  // That somebody keeps a portfolio to themselves looks like having none.
  const [confirmed] = isEmpty ? [] : await run(findConfirmedAt, of);
  return {
    portfolio_work_history_corporations: corporationViews(histories),
    portfolio_personal_activities: activities.map(activityView),
    confirmed_at: confirmed?.confirmed_at.toISOString() ?? null,
    abilities: { edit: isOwn },
  };
});
