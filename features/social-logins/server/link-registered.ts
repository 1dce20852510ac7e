import type { Service } from "#features/accounts/contract/services.ts";
import type { Context } from "#kit/server/http/context.ts";
import type { Work } from "#kit/server/work/work.ts";
import { browserHash } from "./browser.ts";
import { addLogin } from "./logins.ts";
import { attachSignUpClaim, takeSignUpClaim } from "./sign-up-claims.sql.ts";

/** Links the registration typed in this browser, once activated, with the service that has named its person here. */
export async function awaitActivation(
  context: Pick<Context, "request">,
  work: Work,
  provider: Service,
  pendingRegistrationId: number,
): Promise<void> {
  const hash = browserHash(context);
  if (hash) await attachSignUpClaim(work.db, hash, provider, pendingRegistrationId, work.now);
}

/** Links the account of the activated registration, unless either was linked meanwhile. */
export async function linkActivated(
  work: Work,
  pendingRegistrationId: number,
  account_id: number,
): Promise<void> {
  const claim = await takeSignUpClaim(work.db, pendingRegistrationId);
  if (claim) await addLogin(work, account_id, claim);
}
