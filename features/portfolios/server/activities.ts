import { failure, found } from "#kit/server/failure.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertSeen, nextVersion } from "#kit/server/work/versions.ts";
import type { Work } from "#kit/server/work/work.ts";
import { createActivity, deleteActivity, updateActivity } from "../contract/calls.ts";
import { portfolioErrors } from "../contract/errors.ts";
import type { NewActivity } from "../contract/fields.ts";
import { ENTRIES_MAX } from "../contract/limits.ts";
import { assertNoFaults, findEntryFaults } from "./check-entry.ts";
import { loadEntryForChange } from "./load-entry.ts";
import * as sql from "./portfolios.sql.ts";
import { activityView } from "./views.ts";

const readActivity = async (work: Work, id: number) =>
  activityView(found(await sql.findActivity(work.db, id)));

type Sent = { readonly client_id: string; readonly activity: NewActivity };

/** The portfolio is locked, so an activity that was sent at the same moment is there already. */
async function addActivity({ db, now }: Work, owner: sql.PortfolioOwner, { client_id, activity }: Sent) {
  const sent = await sql.findSent(db, "portfolio_activities", owner, client_id);
  if (sent !== undefined) return sent;
  if ((await sql.countEntries(db, "portfolio_activities", owner)) >= ENTRIES_MAX)
    throw failure(portfolioErrors.ERROR_PORTFOLIO_FULL);
  const end_period = activity.end_period || null;
  return sql.insertActivity(db, owner, { ...activity, end_period, client_id, updated_at: now });
}

export const activityRoutes = [
  serve(createActivity, async (work, { body }) => {
    assertNoFaults(await findEntryFaults(work.db, body.activity), "activity");
    await sql.lockPortfolio(work.db, work.member, work.now);
    return { activity: await readActivity(work, await addActivity(work, work.member, body)) };
  }),

  serve(updateActivity, async (context, { params, body }) => {
    const { row } = await loadEntryForChange(context, params.id, sql.findActivity);
    const { updated_at, ...edit } = body.activity;
    assertSeen(row, updated_at);
    const { title, content, start_period, end_period, url, is_public } = row;
    const facts = { title, content, start_period, end_period, url, is_public, ...withoutAbsent(edit) };
    assertNoFaults(await findEntryFaults(context.db, facts, row), "activity");
    await sql.updateActivityRow(context.db, row, {
      ...facts,
      end_period: facts.end_period || null,
      updated_at: nextVersion(row, context.now),
    });
    return { activity: await readActivity(context, row.id) };
  }),

  serve(deleteActivity, async (context, { params }) => {
    const { row } = await loadEntryForChange(context, params.id, sql.findActivity);
    await sql.deleteActivityRow(context.db, row);
  }),
];
