import type { Account } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { may } from "./policy.ts";
import { deleteSocialLogin, hasPassword, listLinked, lockAccount } from "./social-logins.sql.ts";

/**
 * With which of the configured services the account is linked, and whether one of them may go. A link with a service
 * that is not configured any more lets nobody in.
 */
export async function waysIn(db: Db, accountId: number, configured: readonly string[]) {
  const linked = (await listLinked(db, accountId)).filter((one) => configured.includes(one));
  return { linked, mayUnlink: may.unlink(await hasPassword(db, accountId), linked.length - 1) };
}

/**
 * Ends nothing but the link: whoever is signed in stays so. What is not linked is as it should be.
 * @throws ERROR_SOCIAL_LAST_WAY_IN
 */
export async function unlink(
  { db, account: { accountId } }: { readonly db: Db; readonly account: Account },
  provider: string,
  configured: readonly string[],
): Promise<void> {
  await lockAccount(db, accountId);
  const { linked, mayUnlink } = await waysIn(db, accountId, configured);
  if (!linked.includes(provider)) return;
  if (mayUnlink !== true) throw failure(mayUnlink);
  await deleteSocialLogin(db, accountId, provider);
}
