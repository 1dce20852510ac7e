import type { BulkCall } from "#kit/contract/bulk.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { purgeJob } from "../jobs/job.ts";
import type { Actor } from "../work/acts.ts";
import type { Work } from "../work/work.ts";
import {
  type ActivityKey,
  deleteActivitiesBefore,
  endActivity,
  insertActivity,
  insertTargets,
  lockActivity,
  type NamedTarget,
} from "./activities.sql.ts";
import { publishProgress } from "./run-part.ts";

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

/**
 * Stops an activity after its current part; one that has ended stays as it is.
 * @returns false where there is no such activity
 */
export async function stopRunning(work: Work, key: ActivityKey): Promise<boolean> {
  const activity = await lockActivity(work.db, key);
  if (activity?.state === "running")
    publishProgress(work, key, activity.kind, await endActivity(work.db, key, work.now));
  return activity !== undefined;
}

export { deleteNames } from "./activities.sql.ts";

export const forgetOldActivities = purgeJob(
  "forgetOldActivities",
  "42 4 * * *",
  limits.activityDays * DAY_MS,
  deleteActivitiesBefore,
);
