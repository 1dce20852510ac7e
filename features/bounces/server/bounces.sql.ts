import type { Db } from "#kit/server/database/database.ts";

export const findReceiver = (db: Db, accountId: number) =>
  db
    .selectFrom("accounts")
    .select(["email", "language", "family_name", "given_name"])
    .where("id", "=", accountId)
    .where("activated_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
