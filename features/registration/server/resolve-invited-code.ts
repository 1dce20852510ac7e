import { findInvitation } from "#features/invitations/server/index.ts";
import { findTurnoverBy } from "#features/turnovers/server/index.ts";

/**
 * Finds where a code leads: a community, and for a former employee the membership that waits for them. R006
 * @throws INVALID_URL_ERROR, or why the personal invitation of a former employee leads nowhere
 */
export async function resolveInvitedCode(work: Parameters<typeof findInvitation>[0], code: string) {
  const turnover = await findTurnoverBy(work, code);
  if (!turnover) return { ...(await findInvitation(work, code)), turnover };
  const { community_id: communityId, invited_by_membership_id: inviterMembershipId } = turnover;
  return { communityId, inviterMembershipId, alumniInvitationId: null, turnover };
}
