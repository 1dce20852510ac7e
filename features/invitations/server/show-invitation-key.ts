import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { showAdminInvitationKey, showInvitationKey } from "../contract/calls.ts";
import { INVITATION_VALID_DAYS } from "../contract/limits.ts";
import { findKey, insertKey, renewKey } from "./invitations.sql.ts";
import { deriveInvitedCode, hashInvitedCode, invitationUrl } from "./invited-code.ts";
import { may } from "./policy.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** R080, R246, R273: everyone has one code; asking again shows the same one until it expires. */
async function showKey(work: Work, member: Member) {
  const allowed = may.invite(member);
  if (allowed !== true) throw failure(allowed);
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

async function keepValidKey(work: Work, { communityId, membershipId }: Member) {
  const hashOf = (generation: number) =>
    hashInvitedCode(deriveInvitedCode(work.services.secret, membershipId, generation));
  const expires_at = new Date(work.now.getTime() + INVITATION_VALID_DAYS * DAY_MS);
  const kept = await findKey(work.db, membershipId);
  if (kept && kept.expires_at <= work.now)
    await renewKey(work.db, kept, { code_hash: hashOf(kept.generation + 1), expires_at });
  if (!kept)
    await insertKey(work.db, {
      community_id: communityId,
      membership_id: membershipId,
      code_hash: hashOf(1),
      expires_at,
      created_at: work.now,
    });
  const key = await findKey(work.db, membershipId);
  if (!key || key.revoked_at) throw failure(commonErrors.FORBIDDEN_OPERATION);
  return key;
}

// A GET that may have to make the code it shows.
export const showInvitationKeyRoutes = [
  serve(showInvitationKey, (context) => showKey(context, context.member), { transaction: true }),
  serve(showAdminInvitationKey, (context) => showKey(context, context.member), { transaction: true }),
];
