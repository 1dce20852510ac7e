import { serveBoth } from "#kit/server/http/serve.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { signOut } from "../contract/calls.ts";
import { deleteSession } from "./sessions.sql.ts";

/** R171: ends the session on the server too. Without one it succeeds as well: the browser only wants to be out. */
export const signOutRoutes = serveBoth(signOut, async (context, _, kind) => {
  const { account } = context;
  if (account) {
    await deleteSession(context.db, account.sessionId);
    context.afterCommit(() => context.services.access.forgetAccount(account.accountId));
  }
  context.setSession(areaOfKind[kind], null);
  return {};
});
