import type { BulkCall } from "#kit/contract/bulk.ts";
import type { Actor } from "../work/acts.ts";
import type { Work } from "../work/work.ts";
import { type ActivityKey, insertActivity, insertTargets, type NamedTarget } from "./activities.sql.ts";

type About = {
  readonly targets: readonly NamedTarget[];
  readonly seenAt?: Date | null;
  readonly input?: object | null | undefined;
};

/** Stores the act, its targets and who asked for it before any of it is done. */
export async function keepActivity(
  work: Work,
  { kind, subject }: Pick<BulkCall, "kind" | "subject">,
  { communityId, membershipId }: Pick<Actor, "communityId" | "membershipId">,
  { targets, seenAt = null, input = null }: About,
): Promise<ActivityKey> {
  const { id: activityId } = await insertActivity(work.db, {
    community_id: communityId,
    kind,
    subject,
    actor_membership_id: membershipId,
    seen_at: seenAt,
    input,
    total: targets.length,
    created_at: work.now,
  });
  const key = { communityId, activityId };
  await insertTargets(work.db, key, targets);
  return key;
}
