import type { Db } from "#kit/server/database/database.ts";

/** Finds the language in which an administrator writes. */
export const findOffice = (db: Db, membershipId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select("a.language")
    .where("m.id", "=", membershipId)
    .executeTakeFirstOrThrow();
