import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

export type OccupationRow = { id: number; parent_id: number | null; name_ja: string; name_en: string };

export const listOccupationRows = statement<object, OccupationRow>(
  "list_occupations",
  "select id, parent_id, name_ja, name_en from occupations order by parent_id nulls first, position",
);

export const isChildOccupation = async (db: Db, parentId: number, childId: number): Promise<boolean> =>
  (await db
    .selectFrom("occupations")
    .select("id")
    .where("id", "=", childId)
    .where("parent_id", "=", parentId)
    .executeTakeFirst()) !== undefined;
