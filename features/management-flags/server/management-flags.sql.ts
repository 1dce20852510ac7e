import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { FlagSlot } from "../contract/calls.ts";

const columns = ["id", "community_id", sql<FlagSlot>`slot`.as("slot"), "name", "updated_at"] as const;

/** Lists the flags that have a name, in the order of their letters. */
export const listFlags = (db: Db, communityId: number) =>
  db
    .selectFrom("management_flags")
    .select(columns)
    .where("community_id", "=", communityId)
    .orderBy("slot")
    .execute();

export const findFlag = (db: Db, id: number) =>
  db.selectFrom("management_flags").select(columns).where("id", "=", id).executeTakeFirst();
export type FlagRow = NonNullable<Awaited<ReturnType<typeof findFlag>>>;

/** Counts how many people carry each flag, A first. */
export const countCarriers = async (db: Db, communityId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ a: number; b: number; c: number; d: number }>`
    select count(*) filter (where flags & 1 <> 0)::int as a, count(*) filter (where flags & 2 <> 0)::int as b,
      count(*) filter (where flags & 4 <> 0)::int as c, count(*) filter (where flags & 8 <> 0)::int as d
    from memberships where community_id = ${communityId} and flags <> 0`.execute(db);
  return rows.flatMap(({ a, b, c, d }) => [a, b, c, d]);
};

/** Returns undefined where the letter or the name is taken. */
export const insertFlag = (
  db: Db,
  flag: { community_id: number; slot: FlagSlot; name: string; updated_at: Date },
) =>
  db
    .insertInto("management_flags")
    .values(flag)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const isNameTaken = async (db: Db, communityId: number, name: string, butOf = 0): Promise<boolean> =>
  (await db
    .selectFrom("management_flags")
    .select("id")
    .where("community_id", "=", communityId)
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .where("id", "!=", butOf)
    .executeTakeFirst()) !== undefined;

/** Returns nothing where the flag has changed since it was seen. */
export const renameFlag = (db: Db, id: number, name: string, { seen, now }: { seen?: Date; now: Date }) =>
  db
    .updateTable("management_flags")
    .set({ name, updated_at: now })
    .where("id", "=", id)
    .$if(seen !== undefined, (query) => query.where("updated_at", "=", seen as Date))
    .returning(columns)
    .executeTakeFirst();

export const deleteFlag = (db: Db, id: number) =>
  db.deleteFrom("management_flags").where("id", "=", id).returning(columns).executeTakeFirst();
