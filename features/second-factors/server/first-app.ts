import type { Context } from "#kit/server/http/context.ts";
import type { Work } from "#kit/server/work/work.ts";
import { drawAppSecret, sealAppSecret } from "./app-codes.ts";
import { confirmTicket, writeTicket } from "./app-tickets.ts";
import { replaceApp } from "./authenticator-apps.sql.ts";
import { deletePasskeys } from "./passkeys.sql.ts";
import { drawRecoveryCodes } from "./recovery-codes.ts";

/** Somebody who sets up an account types a name and a password first. */
const FIRST_APP_VALID_MINUTES = 30;

/** Draws a secret for an account that is being set up. `about` names what it counts for, `label` the account. */
export function beginFirstApp(context: Pick<Context, "services" | "now">, about: string, label: string) {
  const drawn = drawAppSecret(label);
  return { ...drawn, ticket: writeTicket(context, about, drawn.secret, FIRST_APP_VALID_MINUTES) };
}

/**
 * Makes the app the only second factor of the account, in place of all earlier ones, and returns its recovery codes.
 * @throws ERROR_AUTHENTICATOR_APP_EXPIRED, ERROR_SECOND_FACTOR_CODE on the field `code`
 */
export async function addFirstApp(
  work: Work,
  account_id: number,
  about: string,
  given: { readonly ticket: string; readonly code: string },
): Promise<string[]> {
  const { db, services, now } = work;
  const { secret, last_step } = confirmTicket(work, about, given);
  const sealed_secret = sealAppSecret(services.secret, account_id, secret);
  await deletePasskeys(db, account_id);
  await replaceApp(db, { account_id, sealed_secret, created_at: now, last_step });
  return drawRecoveryCodes(db, account_id);
}
