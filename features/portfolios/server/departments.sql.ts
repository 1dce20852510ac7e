import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { Department } from "../contract/views.ts";

export const listDepartmentRows = statement<{ community: number }, Department>(
  "list_departments",
  "select id, name from departments where community_id = :community::bigint order by folded_name, id",
);

export const findDepartmentNamed = (db: Db, communityId: number, folded: string) =>
  db
    .selectFrom("departments")
    .select(["id", "name"])
    .where("community_id", "=", communityId)
    .where(sql<string>`md5(folded_name)`, "=", sql<string>`md5(${folded})`)
    .executeTakeFirst();

/** Counts all of the community, and those that the member has added since. */
export const countDepartments = (
  db: Db,
  { communityId, membershipId }: { communityId: number; membershipId: number },
  since: Date,
) =>
  db
    .selectFrom("departments")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn
        .countAll<number>()
        .filterWhere("added_by_membership_id", "=", membershipId)
        .filterWhere("created_at", ">=", since)
        .as("own"),
    ])
    .where("community_id", "=", communityId)
    .executeTakeFirstOrThrow();

type NewDepartment = {
  community_id: number;
  name: string;
  folded_name: string;
  added_by_membership_id: number;
  created_at: Date;
};

/** Returns undefined where somebody else has added it at the same moment. */
export const insertDepartment = (db: Db, row: NewDepartment) =>
  db
    .insertInto("departments")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "name"])
    .executeTakeFirst();
