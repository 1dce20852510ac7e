import { commonErrors } from "#kit/contract/errors.ts";
import { stopRunning } from "#kit/server/bulk/keep-bulk-act.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import {
  type BulkActTarget,
  type BulkActView,
  listBulkActs,
  showBulkAct,
  stopBulkAct,
} from "../contract/calls.ts";
import { type BulkActRow, bulkActColumns, findBulkAct, findBulkActs, listTargets } from "./bulk-act.sql.ts";

const viewOf = ({
  target_count,
  done_count,
  skipped_count,
  failed_count,
  ...row
}: BulkActRow): BulkActView => ({
  ...row,
  state: row.state as BulkActView["state"],
  total: target_count,
  done: done_count,
  skipped: skipped_count,
  failed: failed_count,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

const targetView = ({
  earlier_kind: kind,
  earlier_at: at,
  earlier_by: name,
  ...row
}: Awaited<ReturnType<typeof listTargets>>[number]): BulkActTarget =>
  ({
    ...row,
    by: kind !== null && at !== null && name !== null ? { kind, name, at: at.toISOString() } : null,
  }) as BulkActTarget;

export const bulkActRoutes = [
  ...serveList(listBulkActs, {
    find: ({ db, member }, { outcome }) => findBulkActs(db, member.communityId, outcome),
    columns: (found) => found.select(bulkActColumns),
    id: "v.id",
    order: { created_at: "v.id" },
    view: async (rows) => rows.map(viewOf),
  }),

  serve(showBulkAct, async ({ db, member: { communityId } }, { params }) => {
    const row = found(await findBulkAct(db, communityId, params.bulk_act_id));
    const targets = await listTargets(db, communityId, params.bulk_act_id);
    return { data: { ...viewOf(row), targets: targets.map(targetView) } };
  }),

  serve(stopBulkAct, async (context, { params }) => {
    const key = { communityId: context.member.communityId, bulkActId: params.bulk_act_id };
    if (!(await stopRunning(context, key))) throw failure(commonErrors.RECORD_NOT_FOUND);
  }),
];
