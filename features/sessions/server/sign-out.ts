import { deleteSession } from "#kit/server/access/sessions.sql.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { signOut } from "../contract/calls.ts";

/** R171: ends the session on the server too. It succeeds without one as well: the browser only wants to be out. */
export const signOutRoutes = serveBoth(signOut, async (context, _, kind) => {
  const { account } = context;
  if (account) {
    await deleteSession(context.db, account.accountId, account.sessionId);
    context.afterCommit(() => context.services.access.forgetAccount(account.accountId));
  }
  context.setSession(areaOfKind[kind], null);
});
