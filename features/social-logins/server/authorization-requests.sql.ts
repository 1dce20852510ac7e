import type { LoginProvider } from "#features/accounts/contract/services.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";

export const insertAuthorizationRequest = (db: Db, request: NewRow<"authorization_requests">) =>
  db.insertInto("authorization_requests").values(request).execute();

/** Uses up the authorization request of this browser; a second call finds nothing, nor does another browser. */
export const takeAuthorizationRequest = (
  db: Db,
  which: { provider: LoginProvider; state_hash: Buffer; browser_hash: Buffer; partnerOf: number | null },
  now: Date,
) =>
  db
    .deleteFrom("authorization_requests")
    .where("provider", "=", which.provider)
    .where("state_hash", "=", which.state_hash)
    .where("browser_hash", "=", which.browser_hash)
    .where("partner_community_id", "is not distinct from", which.partnerOf)
    .where("expires_at", ">", now)
    .returning(["mode", "nonce", "code_verifier", "redirect", "account_id"])
    .executeTakeFirst();

export const deleteExpiredAuthorizationRequests = (db: Db, now: Date) =>
  db.deleteFrom("authorization_requests").where("expires_at", "<=", now).execute();
