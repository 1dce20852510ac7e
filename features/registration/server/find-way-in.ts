import { findInvitation } from "#features/invitations/server/index.ts";
import { findTurnoverBy } from "#features/turnovers/server/index.ts";
import type { Work } from "#kit/server/work/work.ts";

/**
 * What a code leads to: a community, and for somebody who was its employee the membership that waits for them. R006
 * @throws INVALID_URL_ERROR, or why the personal invitation of a former employee leads nowhere
 */
export async function findWayIn(work: Pick<Work, "db" | "now">, code: string) {
  const turnover = await findTurnoverBy(work, code);
  if (!turnover) return { ...(await findInvitation(work, code)), turnover };
  const { community_id: communityId, invited_by_membership_id: inviterMembershipId } = turnover;
  return { communityId, inviterMembershipId, turnover };
}
