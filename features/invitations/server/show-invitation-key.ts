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

/** R080, R246, R273: everyone has one code; asking again shows the same one until it expires. */
async function showKey(work: Work, member: Member) {
  assertMay(may.invite(member));
  const key = await keepValidKey(work, member);
  const invited_code = deriveInvitedCode(work.services.secret, member.membershipId, key.generation);
  return {
    data: {
      invited_code,
      invitation_url: invitationUrl(work.services.publicUrl, invited_code),
      expires_at: key.expires_at.toISOString(),
    },
  };
}

async function keepValidKey(work: Work, member: Member) {
  const kept = await findKey(work.db, member.membershipId);
  if (!kept || (!kept.revoked_at && kept.expires_at <= work.now)) await issueKey(work, member, kept);
  const key = await findKey(work.db, member.membershipId);
  if (!key || key.revoked_at) throw failure(invitationErrors.ERROR_INVITATION_REVOKED);
  return key;
}

// A GET that may have to make the code it shows.
export const showInvitationKeyRoutes = [
  serve(showInvitationKey, (context) => showKey(context, context.member), { transaction: true }),
  serve(showAdminInvitationKey, (context) => showKey(context, context.member), { transaction: true }),
];
