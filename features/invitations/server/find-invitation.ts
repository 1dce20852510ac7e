import { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { invitationErrors } from "../contract/errors.ts";
import { findInvitationByHash, findKey } from "./invitations.sql.ts";
import { deriveInvitedCode, hashInvitedCode } from "./invited-code.ts";
import { may } from "./policy.ts";

export type Invitation = { readonly communityId: number; readonly inviterMembershipId: number };

/**
 * The invitation behind a code.
 * @throws INVALID_URL_ERROR for a code that is unknown, expired or revoked, or whose inviter may no longer invite.
 */
export async function findInvitation(work: Pick<Work, "db" | "now">, code: string): Promise<Invitation> {
  const row = await findInvitationByHash(work.db, hashInvitedCode(code), work.now);
  const allowed = row && may.invite({ role: row.role, community: row });
  if (!row || allowed !== true) throw failure(invitationErrors.INVALID_URL_ERROR);
  return { communityId: row.community_id, inviterMembershipId: row.membership_id };
}

/** The code that a member's invitation has now, for a mail that leads back to it; undefined without a valid one. */
export async function findInvitedCode(
  work: Pick<Work, "db" | "now" | "services">,
  inviterMembershipId: number,
): Promise<string | undefined> {
  const key = await findKey(work.db, inviterMembershipId);
  if (!key || key.revoked_at || key.expires_at <= work.now) return undefined;
  return deriveInvitedCode(work.services.secret, inviterMembershipId, key.generation);
}
