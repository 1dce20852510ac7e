import type { Db } from "#kit/server/database/database.ts";

export const countRecoveryCodes = async (db: Db, accountId: number): Promise<number> => {
  const row = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
};

export async function replaceRecoveryCodes(db: Db, account_id: number, hashes: readonly Buffer[]) {
  await deleteRecoveryCodes(db, account_id);
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ account_id, code_hash })))
    .execute();
}

export const deleteRecoveryCodes = (db: Db, accountId: number) =>
  db.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();

/** Uses the code up; a second call finds nothing. */
export const takeRecoveryCode = (db: Db, accountId: number, codeHash: Buffer, now: Date) =>
  db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
