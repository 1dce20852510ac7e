import { DAY_MS } from "#kit/contract/durations.ts";
import type { Work } from "#kit/server/work/work.ts";
import { INVITATION_VALID_DAYS } from "../contract/limits.ts";
import { findKey, insertKey, renewKey } from "./invitations.sql.ts";
import { deriveInvitedCode, hashInvitedCode } from "./invited-code.ts";

type Inviter = { readonly communityId: number; readonly membershipId: number };
type Seen = { readonly id: number; readonly generation: number };

/** Even with a billion codes taken, this many tries would not all fail. */
const TRIES = 5;

/**
 * Gives a member a code in place of the one seen, if any: their first, or the next generation. Of two calls that have
 * seen the same, the second changes nothing. A taken code is skipped. `keepsLong` leaves a long code from before codes
 * could be typed as it is.
 */
export async function issueKey(
  work: Work,
  { communityId, membershipId }: Inviter,
  seen: Seen | undefined,
  { keepsLong = false } = {},
): Promise<void> {
  const { secret } = work.services;
  const expires_at = new Date(work.now.getTime() + INVITATION_VALID_DAYS * DAY_MS);
  const first = (seen?.generation ?? 0) + 1;
  for (let generation = first; generation < first + TRIES; generation += 1) {
    const code_hash = hashInvitedCode(secret, deriveInvitedCode(secret, membershipId, generation));
    const next = { generation, code_hash, expires_at };
    if (seen) await renewKey(work.db, seen, next, keepsLong);
    else
      await insertKey(work.db, {
        ...next,
        community_id: communityId,
        membership_id: membershipId,
        created_at: work.now,
      });
    const kept = await findKey(work.db, membershipId);
    if (kept && kept.generation !== seen?.generation) return;
  }
}
