import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { isDuplicate } from "#kit/server/database/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
} from "../contract/calls.ts";
import { savedViewErrors } from "../contract/errors.ts";
import { may } from "./policy.ts";
import * as sql from "./saved-views.sql.ts";

const viewFor = (member: Member, { list: _, membership_id, ...row }: sql.ViewRow): SavedView => ({
  ...row,
  abilities: { edit: may.edit(member, { membership_id, is_shared: row.is_shared }) === true },
});

/** @throws RECORD_NOT_FOUND for a view the member may not see */
export async function loadView(db: Db, member: Member, id: number): Promise<sql.ViewRow> {
  const row = await sql.findView(db, member, id);
  if (!row || !may.see(member, row)) throw failure(commonErrors.RECORD_NOT_FOUND);
  return row;
}

/** @throws where the owner has another view of this list with the name, be it saved meanwhile */
async function update(...[db, ...change]: Parameters<typeof sql.updateView>): Promise<void> {
  try {
    await sql.updateView(db, ...change);
  } catch (error) {
    throw isDuplicate(error) ? failure(savedViewErrors.ERROR_VIEW_NAME_TAKEN, { field: "name" }) : error;
  }
}

const choose = (db: Db, member: Member, view: { id: number; list: string }, isDefault: boolean) =>
  isDefault ? sql.insertDefault(db, member, view) : sql.deleteDefault(db, member, view.id);

export const savedViewRoutes = [
  serve(listSavedViews, async ({ db, member }, { query }) => {
    const rows = await sql.listViews(db, member, query.list);
    return { data: { records: rows.map((row) => viewFor(member, row)) } };
  }),

  serve(createSavedView, async (work, { body: { is_default, ...view } }) => {
    const { db, member, now } = work;
    if ((await sql.countOwnViews(db, member, view.list)) >= sql.VIEWS_AT_MOST)
      throw failure(savedViewErrors.ERROR_TOO_MANY_VIEWS);
    const { id } = await sql.upsertView(db, member, view, now);
    await choose(db, member, { id, list: view.list }, is_default);
    const { name, query, is_shared } = view;
    await recordAct(work, {
      target: { kind: "view", id },
      changes: changesBetween({}, { name, query, is_shared }),
    });
    return { data: viewFor(member, await loadView(db, member, id)) };
  }),

  serve(updateSavedView, async (work, { params, body: { is_default, ...changes } }) => {
    const { db, member, now } = work;
    const view = await loadView(db, member, params.view_id);
    if (Object.keys(changes).length > 0) {
      assertMay(may.edit(member, view));
      await update(db, member.communityId, view.id, changes, now);
    }
    if (is_default !== undefined) await choose(db, member, view, is_default);
    await recordAct(work, {
      target: { kind: "view", id: view.id },
      changes: changesBetween(view, withoutAbsent(changes)),
    });
    return { data: viewFor(member, await loadView(db, member, view.id)) };
  }),

  serve(deleteSavedView, async (work, { params }) => {
    const { db, member } = work;
    const view = await loadView(db, member, params.view_id);
    assertMay(may.edit(member, view));
    await sql.deleteView(db, member.communityId, view.id);
    const { name, query } = view;
    await recordAct(work, {
      target: { kind: "view", id: view.id },
      changes: changesBetween({ name, query }, { name: null, query: null }),
    });
  }),
];
