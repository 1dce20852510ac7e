import type { Db } from "#kit/server/database/database.ts";

const passkey = [
  "id",
  "account_id",
  "credential_id",
  "public_key",
  "counter",
  "transports",
  "name",
  "created_at",
  "last_used_at",
] as const;

export const listPasskeys = (db: Db, accountId: number) =>
  db.selectFrom("passkeys").select(passkey).where("account_id", "=", accountId).orderBy("id").execute();

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Locks the passkey, so that of two uses at once the second sees the counter of the first. */
export const lockPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom("passkeys")
    .select(passkey)
    .where("credential_id", "=", credentialId)
    .forUpdate()
    .executeTakeFirst();

export const markPasskeyUsed = (db: Db, id: number, counter: number, last_used_at: Date) =>
  db.updateTable("passkeys").set({ counter, last_used_at }).where("id", "=", id).execute();

type NewPasskey = Omit<PasskeyRow, "id" | "last_used_at">;

/** Returns nothing where the passkey is registered already. */
export const insertPasskey = (db: Db, row: NewPasskey) =>
  db
    .insertInto("passkeys")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

const own = (accountId: number, id: number) => ({ account_id: accountId, id });

export const updatePasskeyName = (db: Db, accountId: number, id: number, name: string) =>
  db
    .updateTable("passkeys")
    .set({ name })
    .where((eb) => eb.and(own(accountId, id)))
    .returning("id")
    .executeTakeFirst();

export const deletePasskey = (db: Db, accountId: number, id: number) =>
  db
    .deleteFrom("passkeys")
    .where((eb) => eb.and(own(accountId, id)))
    .returning("name")
    .executeTakeFirst();

export const deletePasskeys = (db: Db, accountId: number) =>
  db.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
