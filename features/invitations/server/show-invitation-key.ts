import type { Member } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { showAdminInvitationKey, showInvitationKey } from "../contract/calls.ts";
import { invitationErrors } from "../contract/errors.ts";
import { findKey } from "./invitations.sql.ts";
import { deriveInvitedCode, invitationUrl } from "./invited-code.ts";
import { issueKey } from "./issue-key.ts";
import { may } from "./policy.ts";

type Inviter = Pick<Member, "communityId" | "membershipId">;

/**
 * R080, R246, R273: everyone has one code, which stays the same until it expires.
 * @throws ERROR_INVITATION_REVOKED where an administrator has revoked it
 */
async function keepInvitation(work: Work, member: Inviter) {
  const key = await keepValidKey(work, member);
  const invited_code = deriveInvitedCode(work.services.secret, member.membershipId, key.generation);
  return {
    invited_code,
    invitation_url: invitationUrl(work.services.publicUrl, invited_code),
    expires_at: key.expires_at.toISOString(),
  };
}

async function showKey(work: Work, member: Member) {
  assertMay(may.invite(member));
  return { data: await keepInvitation(work, member) };
}

async function keepValidKey(work: Work, member: Inviter) {
  const kept = await findKey(work.db, member.membershipId);
  // The caller gets a code that can be typed; a long one given away before stays valid until its own end.
  if (!kept || (!kept.revoked_at && (kept.is_long || kept.expires_at <= work.now)))
    await issueKey(work, member, kept, { keepsLong: true });
  const key = await findKey(work.db, member.membershipId);
  if (!key || key.revoked_at) throw failure(invitationErrors.ERROR_INVITATION_REVOKED);
  return key;
}

// These GETs may have to create the code they show, so they open a transaction.
export const showInvitationKeyRoutes = [
  serve(showInvitationKey, ({ member, inTransaction }) => inTransaction((work) => showKey(work, member))),
  serve(showAdminInvitationKey, ({ member, inTransaction }) =>
    inTransaction((work) => showKey(work, member)),
  ),
];
