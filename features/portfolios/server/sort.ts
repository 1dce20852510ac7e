import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { confirmPortfolio, sortActivities, sortCorporations } from "../contract/calls.ts";
import * as sql from "./portfolios.sql.ts";

/**
 * Of two orders at once, one comes after the other and is whole.
 * @throws ERROR_STATUS_HAS_CHANGED where the ids are not all of one's own, each once
 */
async function sort(
  { db, now }: Work,
  table: Parameters<typeof sql.saveOrder>[1],
  owner: sql.PortfolioOwner,
  ids: readonly number[],
): Promise<void> {
  await sql.lockPortfolio(db, owner, now);
  const own = new Set(await sql.listIds(db, table, owner));
  const isWhole = ids.length === own.size && new Set(ids).size === own.size && ids.every((id) => own.has(id));
  if (!isWhole) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  await sql.saveOrder(db, table, owner, ids);
}

export const sortRoutes = [
  serve(sortCorporations, (work, { body }) => sort(work, "portfolio_corporations", work.member, body.sort)),
  serve(sortActivities, (work, { body }) => sort(work, "portfolio_activities", work.member, body.sort)),
  serve(confirmPortfolio, async (work) => {
    await sql.lockPortfolio(work.db, work.member, work.now);
    return { confirmed_at: work.now.toISOString() };
  }),
];
