import { DAY_MS } from "#kit/contract/durations.ts";
import type { Work } from "#kit/server/work/work.ts";
import { INVITATION_VALID_DAYS } from "../contract/limits.ts";
import { insertKey, renewKey } from "./invitations.sql.ts";
import { deriveInvitedCode, hashInvitedCode } from "./invited-code.ts";

type Inviter = { readonly communityId: number; readonly membershipId: number };

/**
 * Gives a member a code in place of the one seen, if any: the first of their codes, or the next generation of it. Of two
 * who have seen the same, the second changes nothing.
 */
export async function issueKey(
  work: Work,
  { communityId, membershipId }: Inviter,
  seen: { readonly id: number; readonly generation: number } | undefined,
): Promise<void> {
  const hashOf = (generation: number) =>
    hashInvitedCode(deriveInvitedCode(work.services.secret, membershipId, generation));
  const expires_at = new Date(work.now.getTime() + INVITATION_VALID_DAYS * DAY_MS);
  if (seen) await renewKey(work.db, seen, { code_hash: hashOf(seen.generation + 1), expires_at });
  else
    await insertKey(work.db, {
      community_id: communityId,
      membership_id: membershipId,
      code_hash: hashOf(1),
      expires_at,
      created_at: work.now,
    });
}
