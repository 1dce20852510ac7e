import { setTimeout as wait } from "node:timers/promises";
import type { BulkCall } from "#kit/contract/bulk.ts";
import { findMembership } from "../access/access.sql.ts";
import { isAdministrator } from "../access/actor.ts";
import { refuseEntry } from "../access/entry.ts";
import { isPassing } from "../database/errors.ts";
import { runIn } from "../database/run-in.ts";
import { job } from "../jobs/job.ts";
import type { Actor } from "../work/acts.ts";
import type { Services } from "../work/services.ts";
import { inTransaction, type Work } from "../work/work.ts";
import type { BulkAct, BulkRow } from "./bulk-act.ts";
import {
  type BulkActKey,
  endBulkAct,
  listWaiting,
  lockBulkAct,
  type NamedTarget,
  stepBulkAct,
  updateOutcomes,
} from "./bulk-acts.sql.ts";
import { publishProgress, runPart } from "./run-part.ts";

/** One transaction handles this many targets: few enough that nobody waits long for its locks. */
const PART = 100;
/** The first parts run without a pause, since somebody waits for them; later ones pause as long as they take. */
const HURRIED_PARTS = 10;
/** Jobs that an act enqueues start after its parts: a thousand mails meanwhile would slow it down. */
const AFTERWARDS_MS = 5_000;
const afterwards = (work: Work): Work => ({
  ...work,
  enqueue: (job, payload, options) =>
    work.enqueue(job, payload, { startAfter: new Date(work.now.getTime() + AFTERWARDS_MS), ...options }),
});

type PartHandler = (
  work: Work,
  waiting: readonly NamedTarget[],
  bulkAct: NonNullable<Awaited<ReturnType<typeof lockBulkAct>>>,
) => Promise<unknown>;

/** The job stops when the administrator has lost the right, or their community its access, since it was asked for. */
async function isStillAllowed({ db }: Work, communityId: number, accountId: number): Promise<boolean> {
  const [member] = await runIn(db, findMembership, { community: communityId, account: accountId });
  return member !== undefined && refuseEntry(member) === undefined && isAdministrator(member);
}

/**
 * Handles the next part of a bulk act in a transaction of its own. The outcome of each target is written in the same
 * transaction, so that a job repeated after a kill finds only the targets that still wait.
 * @returns whether there may be more
 */
const nextPart = (services: Services, key: BulkActKey, limit: number, run: PartHandler): Promise<boolean> =>
  inTransaction(services, async (work) => {
    const bulkAct = await lockBulkAct(work.db, key);
    if (bulkAct?.state !== "running") return false;
    if (!(await isStillAllowed(work, key.communityId, bulkAct.account_id))) {
      publishProgress(work, key, bulkAct.kind, await endBulkAct(work.db, key, work.now));
      return false;
    }
    const waiting = await listWaiting(work.db, key, limit);
    if (waiting.length > 0) await run(work, waiting, bulkAct);
    return waiting.length > 0;
  });

/** Versions side by side share the queue, so a stored payload keeps the name that it has always had. */
type Payload = { readonly communityId: number; readonly activityId: number } & Pick<Actor, "from">;
export const bulkPayload = (
  { communityId, bulkActId }: BulkActKey,
  { from }: Pick<Actor, "from">,
): Payload => ({ communityId, activityId: bulkActId, from });

/**
 * Runs the act as a job, part by part. A part that fails by an error that is not the database's is halved until the
 * failing target is found; the parts after it grow again.
 */
export const bulkJob = <Row extends BulkRow, Input = never>(
  call: Pick<BulkCall, "kind" | "subject">,
  act: BulkAct<Row, Input>,
) =>
  job<Payload>(call.kind, async (services, { communityId, activityId: bulkActId, from }) => {
    const key = { communityId, bulkActId };
    const run: PartHandler = (
      work,
      waiting,
      { seen_at, input, actor_membership_id: membershipId, account_id: accountId },
    ) =>
      runPart(afterwards(work), call, act, waiting, {
        ...key,
        seenAt: seen_at,
        input: input as Input,
        actor: { communityId, membershipId, accountId, from },
      });
    const giveUp: PartHandler = async (work, waiting) => {
      const failed = waiting.map(({ id }) => ({ id, outcome: "failed", reason: "unexpected" }) as const);
      await updateOutcomes(work.db, key, failed);
      const steps = { done: 0, skipped: 0, failed: failed.length };
      publishProgress(work, key, call.kind, await stepBulkAct(work.db, key, steps, work.now));
    };
    let limit = PART;
    for (let more = true, parts = 1; more; parts += 1) {
      const began = performance.now();
      try {
        more = await nextPart(services, key, limit, run);
        limit = Math.min(PART, limit * 2);
      } catch (error) {
        if (isPassing(error)) throw error;
        services.log.error({ err: error, job: call.kind, ...key }, "a part of a bulk act failed");
        if (limit === 1) await nextPart(services, key, 1, giveUp);
        limit = Math.max(1, Math.floor(limit / 2));
      }
      if (parts >= HURRIED_PARTS) await wait(performance.now() - began);
    }
  });
