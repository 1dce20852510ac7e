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
import {
  type ActivityKey,
  type KnownTarget,
  listWaiting,
  lockActivity,
  stepActivity,
  stopActivity,
  writeOutcomes,
} from "./activities.sql.ts";
import type { BulkAct, BulkRow } from "./bulk-act.ts";
import { publishProgress, runPart } from "./run-part.ts";

/** As many are done in one transaction: few enough that nobody waits long for the rows it holds. */
const PART = 100;
/** What somebody waits for goes as fast as it can; what is longer leaves as much time to everybody else as it takes itself. */
const HURRIED_PARTS = 10;
/** What an act sets off waits until its parts are done: a thousand mails beside them would take the processors from them. */
const AFTERWARDS_MS = 5_000;
const afterwards = (work: Work): Work => ({
  ...work,
  enqueue: (job, payload, options) =>
    work.enqueue(job, payload, { startAfter: new Date(work.now.getTime() + AFTERWARDS_MS), ...options }),
});

type PartHandler = (
  work: Work,
  waiting: readonly KnownTarget[],
  activity: NonNullable<Awaited<ReturnType<typeof lockActivity>>>,
) => Promise<unknown>;

/** Whoever has lost the right meanwhile, or whose community has closed its doors, does nothing more. */
async function isStillAllowed({ db }: Work, communityId: number, accountId: number): Promise<boolean> {
  const [member] = await runIn(db, findMembership, { community: communityId, account: accountId });
  return member !== undefined && refuseEntry(member) === undefined && isAdministrator(member);
}

/**
 * The next part of an activity in a transaction of its own: what is kept of each target is written with what was done to
 * it, so that a job taken up again after a kill finds only those that still wait.
 * @returns whether there may be more
 */
const nextPart = (services: Services, key: ActivityKey, limit: number, run: PartHandler): Promise<boolean> =>
  inTransaction(services, async (work) => {
    const activity = await lockActivity(work.db, key);
    if (activity?.state !== "running") return false;
    if (!(await isStillAllowed(work, key.communityId, activity.account_id))) {
      publishProgress(work, key, activity.kind, await stopActivity(work.db, key, work.now));
      return false;
    }
    const waiting = await listWaiting(work.db, key, limit);
    if (waiting.length > 0) await run(work, waiting, activity);
    return waiting.length > 0;
  });

type Payload = ActivityKey & Pick<Actor, "from">;

/**
 * The act as a job: part by part. A part that meets an error which is not the database's is halved until the one is found
 * whom it fails for; the parts after that grow again.
 */
export const bulkJob = <Row extends BulkRow, Input = never>(
  call: Pick<BulkCall, "kind" | "subject">,
  act: BulkAct<Row, Input>,
) =>
  job<Payload>(call.kind, async (services, { from, ...key }) => {
    const run: PartHandler = (
      work,
      waiting,
      { seen_at, input, actor_membership_id: membershipId, account_id: accountId },
    ) =>
      runPart(afterwards(work), call, act, waiting, {
        ...key,
        seenAt: seen_at,
        input: input as Input,
        actor: { communityId: key.communityId, membershipId, accountId, from },
      });
    const giveUp: PartHandler = async (work, waiting) => {
      const failed = waiting.map(({ id }) => ({ id, outcome: "failed", reason: "unexpected" }) as const);
      await writeOutcomes(work.db, key, failed);
      const steps = { done: 0, skipped: 0, failed: failed.length };
      publishProgress(work, key, call.kind, await stepActivity(work.db, key, steps, work.now));
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
