import { type LoginProvider, loginProviders } from "#features/accounts/contract/services.ts";
import { confirmOwner, linkedServicesGivenUp, lockUnchanged } from "#features/accounts/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { Context } from "#kit/server/http/context.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { removeLogin } from "./logins.ts";
import { may } from "./policy.ts";
import { hasPassword, listLinked } from "./social-logins.sql.ts";

/**
 * Returns the configured services the account is linked with, and whether one may be unlinked. A service no longer
 * configured lets nobody in.
 */
export async function loginMethods(db: Db, accountId: number, configured: readonly string[]) {
  const linked = (await listLinked(db, accountId)).filter((one) => configured.includes(one));
  return { linked, mayUnlink: may.unlink(await hasPassword(db, accountId), linked.length - 1) };
}

/**
 * Deletes only the link: sessions stay. A missing link is no error.
 * @throws ERROR_SOCIAL_LAST_WAY_IN and the refusals of the owner's confirmation
 */
export async function unlink(
  context: Context<"account">,
  { current_password }: { readonly current_password?: string | undefined },
  provider: LoginProvider,
  configured: readonly string[],
): Promise<void> {
  const seen = await confirmOwner(context, current_password);
  await context.inTransaction(async (work) => {
    const { id } = await lockUnchanged(work.db, seen);
    const { linked, mayUnlink } = await loginMethods(work.db, id, configured);
    if (!linked.includes(provider)) return;
    assertMay(mayUnlink);
    await removeLogin(work, id, provider);
  });
}

/** With a new password there is a way in, so these may go. */
export const giveUpServices = on(linkedServicesGivenUp, async (work, { accountId, providers }) => {
  for (const provider of loginProviders)
    if (providers.includes(provider)) await removeLogin(work, accountId, provider);
});
