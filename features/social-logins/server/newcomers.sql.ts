import type { Db } from "#kit/server/database/database.ts";

type Newcomer = {
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  family_name: string;
  given_name: string;
  display_name: string;
  browser_hash: Buffer;
  expires_at: Date;
};

/** The latest one counts: what the service has said to this browser before, for a form not sent yet, is dropped. */
export async function replaceNewcomer(db: Db, newcomer: Newcomer, now: Date): Promise<void> {
  await db
    .deleteFrom("social_newcomers")
    .where("expires_at", "<=", now)
    .where("pending_registration_id", "is", null)
    .execute();
  await db
    .deleteFrom("social_newcomers")
    .where("browser_hash", "=", newcomer.browser_hash)
    .where("pending_registration_id", "is", null)
    .execute();
  await db.insertInto("social_newcomers").values(newcomer).execute();
}

const ofBrowser = (db: Db, browserHash: Buffer, provider: string, now: Date) =>
  db
    .selectFrom("social_newcomers")
    .where("browser_hash", "=", browserHash)
    .where("provider", "=", provider)
    .where("pending_registration_id", "is", null)
    .where("expires_at", ">", now);

export const findNewcomer = (db: Db, browserHash: Buffer, provider: string, now: Date) =>
  ofBrowser(db, browserHash, provider, now)
    .select(["email", "family_name", "given_name", "display_name"])
    .executeTakeFirst();

/** From now on the newcomer waits for that registration to be activated, as long as it does. */
export const attachNewcomer = (
  db: Db,
  browserHash: Buffer,
  provider: string,
  pending_registration_id: number,
  now: Date,
) =>
  db
    .updateTable("social_newcomers")
    .set({ pending_registration_id })
    .where("id", "in", ofBrowser(db, browserHash, provider, now).select("id"))
    .execute();

/** Takes what waits for the registration. */
export const takeNewcomer = (db: Db, pendingRegistrationId: number) =>
  db
    .deleteFrom("social_newcomers")
    .where("pending_registration_id", "=", pendingRegistrationId)
    .returning(["provider", "issuer", "subject"])
    .executeTakeFirst();
