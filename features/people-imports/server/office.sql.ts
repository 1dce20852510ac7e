import type { Db } from "#kit/server/database/database.ts";

/** Finds the address of an administrator and the language in which they write. */
export const findOffice = (db: Db, membershipId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["a.language", "a.email"])
    .where("m.id", "=", membershipId)
    .executeTakeFirstOrThrow();
