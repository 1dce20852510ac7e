import { sql } from "kysely";
import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";

/** Nobody can sign in to the account before its owner has set it up. */
export const insertInvitedOperator = (db: Db, invited: { email: string; language: Language }, now: Date) =>
  db
    .insertInto("accounts")
    .values({ ...invited, kind: "operator", created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();

type SetUp = {
  readonly family_name: string;
  readonly given_name: string;
  readonly password_hash: string;
  readonly language: Language;
};

/** An account that is set up anew remains of the day on which it was first. */
export const activateOperator = (db: Db, id: number, values: SetUp, now: Date) =>
  db
    .updateTable("accounts")
    .set({ ...values, activated_at: sql`coalesce(activated_at, ${now}::timestamptz)`, updated_at: now })
    .where("id", "=", id)
    .where("kind", "=", "operator")
    .execute();
