import type { BulkCall } from "#kit/contract/bulk.ts";
import type { NamedTarget } from "#kit/server/bulk/bulk-acts.sql.ts";
import { bulkPayload } from "#kit/server/bulk/bulk-job.ts";
import { keepBulkAct } from "#kit/server/bulk/keep-bulk-act.ts";
import { failure } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { actorOf } from "#kit/server/work/record-act.ts";
import { startImport, undoImport } from "../contract/calls.ts";
import { importErrors } from "../contract/errors.ts";
import { importAct, importJob } from "./apply.ts";
import { deleteChunks } from "./chunks.sql.ts";
import { type ImportKey, type ImportRow, lockImport, updateImport } from "./imports.sql.ts";
import { may } from "./policy.ts";
import { listApplied, listToApply } from "./staged-rows.sql.ts";
import { undoAct, undoJob } from "./undo.ts";
import { loadImport, viewImport } from "./view.ts";

type Act = Pick<BulkCall, "kind" | "subject">;
type Office = MemberContext<"administrator">;
type Steps = {
  readonly act: Act;
  readonly job: typeof undoJob;
  readonly allowed: (one: ImportRow) => Verdict;
  readonly rows: (db: Office["db"], key: ImportKey) => Promise<NamedTarget[]>;
  readonly changes: (bulkAct: number) => Parameters<typeof updateImport>[2];
};

/** @throws where the policy does not allow it, naming who has changed the import meanwhile */
function assertAllowed(allowed: Verdict, { changed_by }: ImportRow): void {
  if (allowed === importErrors.ERROR_IMPORT_CHANGED)
    throw failure(importErrors.ERROR_IMPORT_CHANGED, { params: { by: changed_by ?? "" } });
  assertMay(allowed);
}

/** Starts a job that acts on the rows of an import part by part; only one runs at a time. */
async function begin(work: Office, importId: number, { act, job, allowed, rows, changes }: Steps) {
  const actor = actorOf(work);
  const key = { communityId: actor.communityId, importId };
  await lockImport(work.db, key);
  const one = await loadImport(work.db, key);
  assertAllowed(allowed(one), one);
  const targets = await rows(work.db, key);
  if (targets.length === 0) throw failure(importErrors.ERROR_NOTHING_TO_IMPORT);
  const bulkAct = await keepBulkAct(work, act, actor, { targets });
  await updateImport(work.db, key, changes(bulkAct.bulkActId));
  work.enqueue(job, bulkPayload(bulkAct, actor));
  return { data: await viewImport(work.db, key, work.now) };
}

export const runRoutes = [
  serve(startImport, async (context, { params, body: { version } }) => {
    const begun = await begin(context, params.import_id, {
      act: importAct,
      job: importJob,
      allowed: (one) => may.start(one, version),
      rows: listToApply,
      changes: (activity_id) => ({ state: "started", activity_id }),
    });
    // A confirmed file is not read again.
    await deleteChunks(context.db, { communityId: context.member.communityId, importId: params.import_id });
    return begun;
  }),

  serve(undoImport, (context, { params }) =>
    begin(context, params.import_id, {
      act: undoAct,
      job: undoJob,
      allowed: (one) => may.undo(one, context.now),
      rows: listApplied,
      changes: (undo_activity_id) => ({ state: "undone", undo_activity_id }),
    }),
  ),
];
