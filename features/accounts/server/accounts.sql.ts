import { insideStates } from "#kit/contract/membership-state.ts";
import type { AccountKind } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

/** Finds nothing for an address without an account, or whose account is not in use yet. */
export const findAccountByEmail = (db: Db, kind: AccountKind, email: string) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("kind", "=", kind)
    .where("email", "=", email)
    .where("activated_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

const person = [
  "id",
  "kind",
  "email",
  "password_hash",
  "secondary_password_hash",
  "language",
  "family_name",
  "given_name",
  "credentials_epoch",
] as const;

export const findPerson = (db: Db, accountId: number) =>
  db
    .selectFrom("accounts")
    .select(person)
    .where("id", "=", accountId)
    .where("activated_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

export type AccountHolder = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/**
 * Locks the account before any change to it, so that two changes, or a change and a login, wait for each other; rows
 * that only refer to the account do not wait.
 */
export const lockPerson = (db: Db, accountId: number) =>
  db
    .selectFrom("accounts")
    .select(person)
    .where("id", "=", accountId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updatePassword = (db: Db, accountId: number, password_hash: string, now: Date) =>
  db.updateTable("accounts").set({ password_hash, updated_at: now }).where("id", "=", accountId).execute();

/** Makes every link that was mailed to the owner void; a new password or address does so by itself. */
export const advanceCredentialsEpoch = (db: Db, accountId: number) =>
  db
    .updateTable("accounts")
    .set((eb) => ({ credentials_epoch: eb("credentials_epoch", "+", 1) }))
    .where("id", "=", accountId)
    .execute();

/** This leaves `updated_at` alone, so that the profile form on the same screen does not become stale. */
export const updateSecondaryPassword = (db: Db, accountId: number, secondary_password_hash: string | null) =>
  db.updateTable("accounts").set({ secondary_password_hash }).where("id", "=", accountId).execute();

export const listLinkedServices = async (db: Db, accountId: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("social_logins")
    .select("provider")
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  return rows.map(({ provider }) => provider);
};

/** Erases all but the account's kind and dates. */
export const eraseAccount = (db: Db, accountId: number, now: Date) =>
  db
    .updateTable("accounts")
    .set({
      email: null,
      password_hash: null,
      secondary_password_hash: null,
      family_name: "",
      given_name: "",
      family_name_kana: "",
      given_name_kana: "",
      birthday: null,
      institution: "",
      job_type_parent_id: null,
      job_type_child_id: null,
      zipcode_judgment: false,
      zipcode_1: "",
      zipcode_2: "",
      zipcode_foreign: "",
      address_1: null,
      address_2: "",
      phone_number_1: "",
      phone_number_2: "",
      phone_number_3: "",
      file_id: null,
      login_community_id: null,
      deleted_at: now,
      updated_at: now,
    })
    .where("id", "=", accountId)
    .execute();

/** Finds employees by birthday, one row for each community they belong to. */
export const findEmployeesByBirthday = (db: Db, birthday: string) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("memberships as m", "m.account_id", "a.id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select([
      "a.id",
      "a.family_name",
      "a.given_name",
      "a.family_name_kana",
      "a.given_name_kana",
      "c.name as community_name",
      "c.corporation_name",
    ])
    .where("a.kind", "=", "employee")
    .where("a.birthday", "=", birthday)
    .where("a.activated_at", "is not", null)
    .where("a.deleted_at", "is", null)
    .where("m.state", "in", insideStates)
    .execute();
