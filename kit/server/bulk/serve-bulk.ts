import type { BulkCall, BulkResult, Selection } from "#kit/contract/bulk.ts";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { Db } from "../database/database.ts";
import { failure } from "../failure.ts";
import type { MemberContext } from "../http/context.ts";
import { Accepted, type Route, serve } from "../http/serve.ts";
import type { Job } from "../jobs/job.ts";
import type { Work } from "../work/work.ts";
import { insertActivity, insertTargets, type KnownTarget } from "./activities.sql.ts";
import { type BulkAct, type BulkRow, type Looking, sift } from "./bulk-act.ts";
import { bulkJob } from "./bulk-job.ts";
import { nameLeftOut, runPart } from "./run-part.ts";
import { asOf, resolveSelection } from "./selection.ts";

type Definition<Row extends BulkRow> = BulkAct<Row> & {
  /** The refusal of the documents where nobody could be handled for want of a place. */
  readonly full?: ErrorCode;
};

/** Everything selected, rows in their order and ids that name none behind them. */
const listSelected = async <Row extends BulkRow>(
  { rows: read }: BulkAct<Row>,
  db: Db,
  communityId: number,
  ids: readonly number[],
) => {
  const rows = ids.length > 0 ? await read(db, communityId, ids) : [];
  const there = new Set(rows.map(({ id }) => id));
  const absent = ids.filter((id) => !there.has(id)).map((id): KnownTarget => ({ id, number: 0, name: "" }));
  const selected = [...rows.map(({ id, number, name }): KnownTarget => ({ id, number, name })), ...absent];
  return { rows, selected };
};

/** Serves an act upon many and its preview, and does it as a job where it is about more than a few. */
export function serveBulk<Row extends BulkRow>(
  call: BulkCall,
  act: Definition<Row>,
): { readonly routes: readonly Route[]; readonly jobs: readonly Job<never>[] } {
  const runJob = bulkJob(call, act);
  const resolve = (looking: Looking, communityId: number, selection: Selection) =>
    resolveSelection(
      selection,
      act.find && ((filter) => act.find?.(looking, communityId, filter) ?? Promise.resolve([])),
    );

  const preview = serve(
    call.preview,
    async ({ db, now, services, member: { communityId } }, { body }) => {
      const { ids, found } = await resolve({ db, now, services }, communityId, body);
      const { rows, selected } = await listSelected(act, db, communityId, ids);
      const places = (await act.places?.(db, communityId)) ?? null;
      const { targets, left } = sift(act, selected, rows, { seenAt: null, places });
      const excluded = await nameLeftOut(db, { communityId, subject: call.subject }, left);
      const [letter] = targets.flatMap((row) => act.letter?.(row, services) ?? []);
      return {
        data: {
          as_of: asOf(now, found),
          count: body.filter ? found.length : ids.length,
          targets: targets.map(({ id, number, name, email }) => ({ id, number, name, mail: email })),
          excluded: excluded.map(({ out }) => out),
          letter: letter ? { subject: letter.subject, text: letter.text } : null,
          places,
        },
      };
    },
    { transaction: false },
  );

  const run = serve(
    call,
    async (context, { body }) => {
      const { communityId } = context.member;
      const { ids, seenAt } = await resolve(context, communityId, body);
      return context.inTransaction(async (work) => {
        const result = await perform(work, context, ids, seenAt);
        const { finished, done, skipped } = result;
        // Whoever knows no preview is told by a refusal, as the documents have it.
        if (finished && done.length === 0 && body.as_of === undefined)
          throw failure(
            (skipped.some(({ reason }) => reason === "full") && act.full) ||
              commonErrors.ERROR_STATUS_HAS_CHANGED,
          );
        return finished ? { data: result } : new Accepted({ data: result });
      });
    },
    { transaction: false },
  );

  async function perform(
    work: Work,
    { member: { communityId, membershipId } }: MemberContext<"administrator">,
    ids: readonly number[],
    seenAt: Date | null,
  ): Promise<BulkResult> {
    const isJob = ids.length > limits.bulkAtOnce;
    if (!isJob && ids.length > 0) await act.lock(work.db, communityId, ids);
    const { selected } = await listSelected(act, work.db, communityId, ids);
    const total = selected.length;
    const { id: activityId } = await insertActivity(work.db, {
      community_id: communityId,
      kind: call.kind,
      subject: call.subject,
      actor_membership_id: membershipId,
      seen_at: seenAt,
      total,
      created_at: work.now,
    });
    const key = { communityId, activityId };
    await insertTargets(work.db, key, selected);
    const result = { activity: activityId, finished: !isJob, total, done: [], skipped: [], failed: [] };
    if (isJob) {
      work.enqueue(runJob, key);
      return result;
    }
    const actor = { communityId, membershipId };
    return { ...result, ...(await runPart(work, call, act, selected, { ...key, actor, seenAt })) };
  }

  return { routes: [preview, run], jobs: [runJob as Job<never>] };
}
