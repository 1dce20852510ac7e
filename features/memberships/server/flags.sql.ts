import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

/** 1 is A, 2 B, 4 C, 8 D. */
export type FlagBits = { readonly add: number; readonly remove: number };

/** Marks people of the community, or takes marks off them; answers who is marked otherwise now, and how it was. */
export const setFlags = async (
  db: Db,
  communityId: number,
  membershipIds: readonly number[],
  { add, remove }: FlagBits,
) => {
  const { rows } = await sql<{ id: number; before: number; after: number }>`
    update memberships m set flags = (old.flags & ~${remove}::smallint) | ${add}::smallint
    from (
      select id, flags from memberships
      where community_id = ${communityId} and id = any(${[...membershipIds]}::bigint[])
      order by id for no key update
    ) old
    where m.id = old.id and ((old.flags & ~${remove}::smallint) | ${add}::smallint) <> old.flags
    returning m.id, old.flags as before, m.flags as after`.execute(db);
  return rows;
};

/** Takes one mark off everybody; answers how many carried it. */
export const clearFlag = async (db: Db, communityId: number, bit: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable("memberships")
    .set({ flags: sql`flags & ~${bit}::smallint` })
    .where("community_id", "=", communityId)
    .where(sql<boolean>`flags <> 0 and flags & ${bit}::smallint <> 0`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
