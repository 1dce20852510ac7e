import type { Db } from "#kit/server/database/database.ts";

/** Finds the person if their account is in use. */
export const findReceiver = (db: Db, accountId: number) =>
  db
    .selectFrom("accounts")
    .select(["email", "language", "family_name", "given_name"])
    .where("id", "=", accountId)
    .where("activated_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
