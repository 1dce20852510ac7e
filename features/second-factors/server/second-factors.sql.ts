import { sql } from "kysely";
import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export const hasSecondFactor = async (db: Db, accountId: number): Promise<boolean> => {
  const row = await db
    .selectNoFrom(sql<boolean>`has_second_factor(${accountId})`.as("has"))
    .executeTakeFirstOrThrow();
  return row.has;
};

export const findProtectedAccount = (db: Db, kind: AccountKind, email: string) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("kind", "=", kind)
    .where("email", "=", email)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`has_second_factor(id)`)
    .forNoKeyUpdate()
    .executeTakeFirst();
