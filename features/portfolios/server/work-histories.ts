import type { FieldFault } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertSeen, nextVersion } from "#kit/server/work/versions.ts";
import type { Work } from "#kit/server/work/work.ts";
import {
  createWorkHistory,
  deleteWorkHistory,
  importWorkHistories,
  updateWorkHistory,
} from "../contract/calls.ts";
import { portfolioErrors } from "../contract/errors.ts";
import type { NewHistory } from "../contract/fields.ts";
import { ENTRIES_MAX } from "../contract/limits.ts";
import { assertNoFaults, findEntryFaults } from "./check-entry.ts";
import { corporationOf } from "./corporations.ts";
import { loadEntryForChange } from "./load-entry.ts";
import * as sql from "./portfolios.sql.ts";
import { historyView } from "./views.ts";

type Sent = { readonly client_id: string; readonly portfolio: NewHistory };

async function readHistory(work: Work, id: number) {
  const row = found(await sql.findHistory(work.db, id));
  return { ...historyView(row), corporation_name: row.corporation_name };
}

/** The portfolio is locked, so a history that was sent at the same moment is there already. */
async function addHistory(
  { db, now }: Work,
  owner: sql.PortfolioOwner,
  { client_id, portfolio }: Sent,
  at: string,
): Promise<number> {
  const sent = await sql.findSent(db, "portfolio_histories", owner, client_id);
  if (sent !== undefined) return sent;
  if ((await sql.countEntries(db, "portfolio_histories", owner)) >= ENTRIES_MAX)
    throw failure(portfolioErrors.ERROR_PORTFOLIO_FULL);
  const { portfolio_work_history_corporation_id, corporation_name, end_period, ...facts } = portfolio;
  const portfolio_corporation_id = await corporationOf(
    db,
    owner,
    { portfolio_work_history_corporation_id, corporation_name },
    { at },
  );
  return sql.insertHistory(db, owner, {
    ...facts,
    end_period: end_period || null,
    client_id,
    portfolio_corporation_id,
    updated_at: now,
  });
}

const byBeginning = (one: Sent, other: Sent): number =>
  one.portfolio.start_period < other.portfolio.start_period ? -1 : 1;

export const workHistoryRoutes = [
  serve(createWorkHistory, async (work, { body }) => {
    const at = "portfolio";
    assertNoFaults(await findEntryFaults(work.db, body.portfolio), at);
    await sql.lockPortfolio(work.db, work.member, work.now);
    const id = await addHistory(work, work.member, body, at);
    await sql.deleteEmptyCorporations(work.db, work.member);
    return { portfolio: await readHistory(work, id) };
  }),

  serve(updateWorkHistory, async (context, { params, body }) => {
    const { db, now } = context;
    const at = "portfolio";
    const { row, owner } = await loadEntryForChange(context, params.id, sql.findHistory);
    const { updated_at, portfolio_work_history_corporation_id, corporation_name, ...edit } = body.portfolio;
    assertSeen(row, updated_at);
    const { department_name, position, job_type_parent_id, job_type_child_id, content, is_public } = row;
    const { start_period, end_period } = row;
    const facts = {
      ...{ department_name, position, job_type_parent_id, job_type_child_id, content, is_public },
      ...{ start_period, end_period },
      ...withoutAbsent(edit),
    };
    const named = withoutAbsent({ corporation_name });
    assertNoFaults(await findEntryFaults(db, { ...facts, ...named }, row), at);
    const portfolio_corporation_id = await corporationOf(
      db,
      owner,
      { portfolio_work_history_corporation_id, corporation_name },
      { at, before: row },
    );
    await sql.updateHistoryRow(db, row, {
      ...facts,
      end_period: facts.end_period || null,
      portfolio_corporation_id,
      updated_at: nextVersion(row, now),
    });
    await sql.deleteEmptyCorporations(db, owner);
    return { portfolio: await readHistory(context, row.id) };
  }),

  serve(deleteWorkHistory, async (context, { params }) => {
    const { row, owner } = await loadEntryForChange(context, params.id, sql.findHistory);
    await sql.deleteHistoryRow(context.db, row);
    await sql.deleteEmptyCorporations(context.db, owner);
  }),

  serve(importWorkHistories, async (work, { body }) => {
    const { db, member, now } = work;
    const faults: FieldFault[] = [];
    for (const [index, { portfolio }] of body.portfolios.entries())
      for (const fault of await findEntryFaults(db, portfolio))
        faults.push({ ...fault, field: `${index}.portfolio.${fault.field}` });
    assertNoFaults(faults, "portfolios");
    await sql.lockPortfolio(db, member, now);
    // Each new corporation stands before the others, so the newest comes last.
    for (const sent of body.portfolios.toSorted(byBeginning))
      await addHistory(work, member, sent, `portfolios.${body.portfolios.indexOf(sent)}.portfolio`);
    await sql.deleteEmptyCorporations(db, member);
    return { added: body.portfolios.length };
  }),
];
