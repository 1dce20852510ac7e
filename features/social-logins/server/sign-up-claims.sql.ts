import type { Service } from "#features/accounts/contract/services.ts";
import type { Db } from "#kit/server/database/database.ts";

type SignUpClaim = {
  provider: Service;
  issuer: string;
  subject: string;
  email: string | null;
  family_name: string;
  given_name: string;
  display_name: string;
  browser_hash: Buffer;
  expires_at: Date;
};

/** Only the latest claim counts: an earlier one of this browser, for a form not sent yet, is dropped. */
export async function replaceSignUpClaim(db: Db, claim: SignUpClaim, now: Date): Promise<void> {
  await db
    .deleteFrom("sign_up_claims")
    .where("expires_at", "<=", now)
    .where("pending_registration_id", "is", null)
    .execute();
  await db
    .deleteFrom("sign_up_claims")
    .where("browser_hash", "=", claim.browser_hash)
    .where("pending_registration_id", "is", null)
    .execute();
  await db.insertInto("sign_up_claims").values(claim).execute();
}

const ofBrowser = (db: Db, browserHash: Buffer, provider: Service, now: Date) =>
  db
    .selectFrom("sign_up_claims")
    .where("browser_hash", "=", browserHash)
    .where("provider", "=", provider)
    .where("pending_registration_id", "is", null)
    .where("expires_at", ">", now);

export const findSignUpClaim = (db: Db, browserHash: Buffer, provider: Service, now: Date) =>
  ofBrowser(db, browserHash, provider, now)
    .select(["email", "family_name", "given_name", "display_name"])
    .executeTakeFirst();

/** The claim now waits until that registration is activated, as long as it exists. */
export const attachSignUpClaim = (
  db: Db,
  browserHash: Buffer,
  provider: Service,
  pending_registration_id: number,
  now: Date,
) =>
  db
    .updateTable("sign_up_claims")
    .set((eb) => ({
      pending_registration_id,
      community_id: eb
        .selectFrom("pending_registrations")
        .select("community_id")
        .where("id", "=", pending_registration_id),
    }))
    .where("id", "in", ofBrowser(db, browserHash, provider, now).select("id"))
    .execute();

export const takeSignUpClaim = (db: Db, pendingRegistrationId: number) =>
  db
    .deleteFrom("sign_up_claims")
    .where("pending_registration_id", "=", pendingRegistrationId)
    .returning(["provider", "issuer", "subject"])
    .executeTakeFirst();
