import type { AccountKind } from "#kit/contract/account-kind.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";

/** This is more than one login begins, and so few that nobody waits for it. */
const FORGOTTEN_AT_ONCE = 100;

/** Each new step deletes expired ones: anybody may begin logins, as often as they like. */
export async function insertStep(db: Db, step: NewRow<"sign_in_steps">, now: Date): Promise<void> {
  await db
    .deleteFrom("sign_in_steps")
    .where("id", "in", (query) =>
      query
        .selectFrom("sign_in_steps")
        .select("id")
        .where("expires_at", "<=", now)
        .orderBy("expires_at")
        .limit(FORGOTTEN_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await db.insertInto("sign_in_steps").values(step).execute();
}

export const findStep = (db: Db, kind: AccountKind, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom("sign_in_steps")
    .select(["id", "account_id", "challenge"])
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Uses the step up; a second call finds nothing. */
export const takeStep = (db: Db, id: number) =>
  db.deleteFrom("sign_in_steps").where("id", "=", id).returning("id").executeTakeFirst();

export const deleteStepsExpiredBefore = (db: Db, time: Date) =>
  db.deleteFrom("sign_in_steps").where("expires_at", "<=", time).execute();

export const deleteStepsOf = (db: Db, accountId: number) =>
  db.deleteFrom("sign_in_steps").where("account_id", "=", accountId).execute();
