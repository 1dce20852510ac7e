import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { may } from "./policy.ts";
import { lockPortfolio, type PortfolioOwner } from "./portfolios.sql.ts";

type Row = { readonly community_id: number; readonly membership_id: number };
type Loaded<R> = { readonly row: R; readonly owner: PortfolioOwner };

/**
 * Loads an entry of one's own and locks the portfolio until the transaction ends.
 * @throws RECORD_NOT_FOUND for anybody else's, seen or not
 */
export async function loadEntryForChange<R extends Row>(
  context: Pick<Context, "db" | "now" | "enter">,
  id: number,
  find: (db: Db, id: number) => Promise<R | undefined>,
): Promise<Loaded<R>> {
  const found = await find(context.db, id);
  const member = found && (await context.enter(found.community_id));
  if (!found || !member || !may.edit(member, found)) throw failure(commonErrors.RECORD_NOT_FOUND);
  await lockPortfolio(context.db, member, context.now);
  const row = await find(context.db, id);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { row, owner: member };
}
