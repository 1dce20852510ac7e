import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { fieldFailures } from "#kit/server/failure.ts";
import type { EditedHistory } from "../contract/fields.ts";
import { foldName } from "../contract/fold-name.ts";
import * as sql from "./portfolios.sql.ts";

type Named = Pick<EditedHistory, "portfolio_work_history_corporation_id" | "corporation_name">;

const namesOf = (name: string) => ({ name, folded_name: foldName(name) });

/** Gives a corporation a name. Where another one of the owner's has it, they become one. */
async function nameCorporation(db: Db, owner: sql.PortfolioOwner, id: number, name: string): Promise<number> {
  const same = await sql.findCorporationNamed(db, owner, foldName(name));
  if (same && same.id !== id) {
    await sql.moveHistories(db, owner, id, same.id);
    return same.id;
  }
  await sql.renameCorporation(db, owner, id, namesOf(name));
  return id;
}

/**
 * Returns the corporation that a history is of, and makes it where it is new. A history that is alone in its corporation
 * takes it along to another name, so that it keeps its place.
 * @throws ERROR_INVALID_PARAMS where one's own portfolio has no corporation with the id, with `at` before the field
 */
export async function corporationOf(
  db: Db,
  owner: sql.PortfolioOwner,
  named: Named,
  { at, before }: { readonly at: string; readonly before?: sql.WorkHistoryRow },
): Promise<number> {
  const { portfolio_work_history_corporation_id: id, corporation_name: name } = named;
  if (id !== undefined) {
    if (!(await sql.findCorporation(db, owner, id)))
      throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
        { message_code: "INVALID_CHOICE", field: `${at}.portfolio_work_history_corporation_id` },
      ]);
    return name === undefined ? id : nameCorporation(db, owner, id, name);
  }
  if (name === undefined) return before?.portfolio_corporation_id ?? 0;
  const same = await sql.findCorporationNamed(db, owner, foldName(name));
  if (before && !(await sql.hasOtherHistories(db, before)))
    return nameCorporation(db, owner, before.portfolio_corporation_id, name);
  return same?.id ?? sql.insertCorporation(db, owner, namesOf(name));
}
