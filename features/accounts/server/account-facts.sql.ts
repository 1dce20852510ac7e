import type { ColorSchemePreference } from "#kit/contract/color-scheme.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { AccountFacts } from "../contract/account-facts.ts";

type NewAlumnus = AccountFacts & {
  email: string;
  password_hash: string | null;
  secondary_password_hash: string | null;
  language: Language;
};

/** Inserts nothing where the address has an account by now. */
export const insertAlumnus = (db: Db, alumnus: NewAlumnus, now: Date) =>
  db
    .insertInto("accounts")
    .values({ ...alumnus, kind: "alumnus", activated_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(["kind", "email"]).where("email", "is not", null).doNothing())
    .returning("id")
    .executeTakeFirst();

type Named = Partial<
  Pick<AccountFacts, "family_name" | "given_name" | "family_name_kana" | "given_name_kana">
>;

/** Inserts an alumnus's account without an address: nobody can sign in to it before its owner registers. */
export const insertPlaceholder = (db: Db, named: Named, now: Date) =>
  db
    .insertInto("accounts")
    .values({ ...named, kind: "alumnus", created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Makes employees' accounts for addresses without one; such an account is unused until somebody registers. */
export async function insertMissingEmployees(
  db: Db,
  people: readonly { readonly email: string; readonly language: Language }[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  await db
    .insertInto("accounts")
    .values(
      people.map(({ email, language }) => ({
        kind: "employee" as const,
        email,
        language,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["kind", "email"]).where("email", "is not", null).doNothing())
    .execute();
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "email"])
    .where("kind", "=", "employee")
    .where(
      "email",
      "in",
      people.map(({ email }) => email),
    )
    .execute();
  return new Map(rows.map(({ id, email }) => [email ?? "", id]));
}

type FirstFacts = {
  family_name: string;
  given_name: string;
  family_name_kana?: string;
  given_name_kana?: string;
  birthday?: string;
  password_hash?: string;
  language?: Language;
};

export const activateAccount = (db: Db, accountId: number, facts: FirstFacts, now: Date) =>
  db
    .updateTable("accounts")
    .set({ ...facts, activated_at: now, updated_at: now })
    .where("id", "=", accountId)
    .execute();

/** Writes what every community sees of the person. Returns nothing where the row has changed since it was read. */
export const describeAccount = (
  db: Db,
  accountId: number,
  account: Partial<AccountFacts>,
  { seen, now }: { readonly seen?: Date | undefined; readonly now: Date },
) =>
  db
    .updateTable("accounts")
    .set({ ...account, updated_at: now })
    .where("id", "=", accountId)
    .$if(seen !== undefined, (query) => query.where("updated_at", "=", seen as Date))
    .returning("id")
    .executeTakeFirst();

type Preferences = { language?: Language | undefined; color_scheme?: ColorSchemePreference | undefined };

/** This leaves `updated_at` alone, so that a form open elsewhere does not become stale. */
export const updatePreferences = (db: Db, accountId: number, chosen: Preferences) =>
  db.updateTable("accounts").set(chosen).where("id", "=", accountId).execute();

/** This leaves `updated_at` alone too. */
export const updatePicture = (db: Db, accountId: number, file_id: number | null) =>
  db.updateTable("accounts").set({ file_id }).where("id", "=", accountId).execute();

export const updateLoginCommunity = (db: Db, accountId: number, communityId: number) =>
  db
    .updateTable("accounts")
    .set({ login_community_id: communityId })
    .where("id", "=", accountId)
    .where("login_community_id", "is distinct from", communityId)
    .execute();

/** Deletes the accounts that belong to no community any more and have uploaded nothing. */
export const deleteAbandoned = (db: Db, accountIds: readonly number[]) =>
  db
    .deleteFrom("accounts as a")
    .where("a.id", "in", [...accountIds])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("memberships as m").select("m.id").whereRef("m.account_id", "=", "a.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("files as f").select("f.id").whereRef("f.uploader_account_id", "=", "a.id"))),
    )
    .returning("a.email")
    .execute();

/** Nobody is led into the community any more when they log in. */
export const forgetLoginCommunity = (db: Db, communityId: number) =>
  db
    .updateTable("accounts")
    .set({ login_community_id: null })
    .where("login_community_id", "=", communityId)
    .execute();
