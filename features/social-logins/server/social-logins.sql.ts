import type { LoginProvider } from "#features/accounts/contract/services.ts";
import type { Db } from "#kit/server/database/database.ts";

type Named = { provider: LoginProvider; issuer: string; subject: string };

export const findLinkedAccount = (db: Db, { provider, issuer, subject }: Named) =>
  db
    .selectFrom("social_logins as s")
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .select(["a.id", "a.language"])
    .where("s.provider", "=", provider)
    .where("s.issuer", "=", issuer)
    .where("s.subject", "=", subject)
    .where("a.activated_at", "is not", null)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();

/** Returns nothing where the service's person or the account is linked already. */
export const insertSocialLogin = (db: Db, login: Named & { account_id: number; created_at: Date }) =>
  db
    .insertInto("social_logins")
    .values(login)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

/** Finds the account of a login, whatever its state. */
export const findHolder = (db: Db, { provider, issuer, subject }: Named) =>
  db
    .selectFrom("social_logins")
    .select("account_id")
    .where("provider", "=", provider)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();

export const listLinked = async (db: Db, accountId: number): Promise<readonly string[]> =>
  (await db.selectFrom("social_logins").select("provider").where("account_id", "=", accountId).execute()).map(
    ({ provider }) => provider,
  );

export const hasPassword = async (db: Db, accountId: number): Promise<boolean> =>
  (await db.selectFrom("accounts").select("password_hash").where("id", "=", accountId).executeTakeFirst())
    ?.password_hash != null;

/** Tells whether the session still exists; the account is locked. */
export const hasSession = async (db: Db, sessionId: number): Promise<boolean> =>
  (await db.selectFrom("sessions").select("id").where("id", "=", sessionId).executeTakeFirst()) !== undefined;

/** Locks the account, so that two ways in removed at once wait for each other. */
export const lockAccount = (db: Db, accountId: number) =>
  db.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().executeTakeFirst();

/** An account may be linked with the partners of several communities; each has an issuer. */
export const deleteSocialLogin = (db: Db, accountId: number, provider: LoginProvider, issuer?: string) =>
  db
    .deleteFrom("social_logins")
    .where("account_id", "=", accountId)
    .where("provider", "=", provider)
    .$if(issuer !== undefined, (query) => query.where("issuer", "=", issuer ?? ""))
    .returning("issuer")
    .executeTakeFirst();
