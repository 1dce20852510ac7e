import type { Db } from "#kit/server/database/database.ts";

/** In whose name an administrator writes, and in which language. */
export const findOffice = (db: Db, membershipId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(["a.language", "c.name as community_name", "c.corporation_name", "c.theme_color"])
    .where("m.id", "=", membershipId)
    .executeTakeFirstOrThrow();
