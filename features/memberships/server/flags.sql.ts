import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

/** 1 is A, 2 B, 4 C, 8 D. */
export type Flagged = { readonly id: number; readonly flags: number };

export const updateFlags = (db: Db, communityId: number, people: readonly Flagged[]) =>
  sql`
    update memberships m set flags = given.flags
    from unnest(${people.map(({ id }) => id)}::bigint[], ${people.map(({ flags }) => flags)}::smallint[])
      as given (id, flags)
    where m.community_id = ${communityId} and m.id = given.id`.execute(db);

/** Removes one flag from everybody and returns how many carried it. */
export const clearFlag = async (db: Db, communityId: number, bit: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable("memberships")
    .set({ flags: sql`flags & ~${bit}::smallint` })
    .where("community_id", "=", communityId)
    .where(sql<boolean>`flags <> 0 and flags & ${bit}::smallint <> 0`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
