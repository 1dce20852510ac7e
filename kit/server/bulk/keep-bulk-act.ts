import type { BulkCall } from "#kit/contract/bulk.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { purgeJob } from "../jobs/job.ts";
import type { Actor } from "../work/acts.ts";
import type { Work } from "../work/work.ts";
import {
  type BulkActKey,
  deleteBulkActsBefore,
  endBulkAct,
  insertBulkAct,
  insertTargets,
  lockBulkAct,
  type NamedTarget,
} from "./bulk-acts.sql.ts";
import { publishProgress } from "./run-part.ts";

type About = {
  readonly targets: readonly NamedTarget[];
  readonly seenAt?: Date | null;
  readonly input?: object | null | undefined;
};

/** Stores the act, its targets and who asked for it before any of it is done. */
export async function keepBulkAct(
  work: Work,
  { kind, subject }: Pick<BulkCall, "kind" | "subject">,
  { communityId, membershipId }: Pick<Actor, "communityId" | "membershipId">,
  { targets, seenAt = null, input = null }: About,
): Promise<BulkActKey> {
  const { id: bulkActId } = await insertBulkAct(work.db, {
    community_id: communityId,
    kind,
    subject,
    actor_membership_id: membershipId,
    seen_at: seenAt,
    input,
    total: targets.length,
    created_at: work.now,
  });
  const key = { communityId, bulkActId };
  await insertTargets(work.db, key, targets);
  return key;
}

/**
 * Stops a bulk act after its current part; one that has ended stays as it is.
 * @returns false where there is no such bulk act
 */
export async function stopRunning(work: Work, key: BulkActKey): Promise<boolean> {
  const bulkAct = await lockBulkAct(work.db, key);
  if (bulkAct?.state === "running")
    publishProgress(work, key, bulkAct.kind, await endBulkAct(work.db, key, work.now));
  return bulkAct !== undefined;
}

export { deleteNames } from "./bulk-acts.sql.ts";

/** The queue keeps its schedule under the name that it has always had. */
export const forgetOldBulkActs = purgeJob(
  "forgetOldActivities",
  "42 4 * * *",
  limits.bulkActDays * DAY_MS,
  deleteBulkActsBefore,
);
