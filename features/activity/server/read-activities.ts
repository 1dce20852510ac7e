import { commonErrors } from "#kit/contract/errors.ts";
import { stopRunning } from "#kit/server/bulk/keep-activity.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import {
  type Activity,
  type ActivityTarget,
  listActivities,
  showActivity,
  stopActivity,
} from "../contract/calls.ts";
import {
  type ActivityRow,
  activityColumns,
  findActivities,
  findActivity,
  listTargets,
} from "./activity.sql.ts";

const activityView = ({
  target_count,
  done_count,
  skipped_count,
  failed_count,
  ...row
}: ActivityRow): Activity => ({
  ...row,
  state: row.state as Activity["state"],
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
}: Awaited<ReturnType<typeof listTargets>>[number]): ActivityTarget =>
  ({
    ...row,
    by: kind !== null && at !== null && name !== null ? { kind, name, at: at.toISOString() } : null,
  }) as ActivityTarget;

export const activityRoutes = [
  ...serveList(listActivities, {
    find: ({ db, member }, { outcome }) => findActivities(db, member.communityId, outcome),
    columns: (found) => found.select(activityColumns),
    id: "v.id",
    order: { created_at: "v.id" },
    view: async (rows) => rows.map(activityView),
  }),

  serve(showActivity, async ({ db, member: { communityId } }, { params }) => {
    const row = found(await findActivity(db, communityId, params.activity_id));
    const targets = await listTargets(db, communityId, params.activity_id);
    return { data: { ...activityView(row), targets: targets.map(targetView) } };
  }),

  serve(stopActivity, async (context, { params }) => {
    const key = { communityId: context.member.communityId, activityId: params.activity_id };
    if (!(await stopRunning(context, key))) throw failure(commonErrors.RECORD_NOT_FOUND);
  }),
];
