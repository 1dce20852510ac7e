import type { Context } from "#kit/server/http/context.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { Service } from "../contract/services.ts";
import { browserHash } from "./browser.ts";
import { attachNewcomer, takeNewcomer } from "./newcomers.sql.ts";
import { insertSocialLogin } from "./social-logins.sql.ts";

/** The registration typed in this browser is to be linked with the service that has named its person here. */
export async function awaitActivation(
  context: Pick<Context, "request">,
  work: Work,
  provider: Service,
  pendingRegistrationId: number,
): Promise<void> {
  const hash = browserHash(context);
  if (hash) await attachNewcomer(work.db, hash, provider, pendingRegistrationId, work.now);
}

/** Links the account that the registration has become, unless somebody else has been linked in the meantime. */
export async function linkActivated(
  work: Work,
  pendingRegistrationId: number,
  account_id: number,
): Promise<void> {
  const newcomer = await takeNewcomer(work.db, pendingRegistrationId);
  if (newcomer) await insertSocialLogin(work.db, { ...newcomer, account_id, created_at: work.now });
}
