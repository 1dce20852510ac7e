import type { Area } from "#kit/contract/area.ts";
import { serve } from "#kit/server/http/serve.ts";
import { signOutAlumnus, signOutEmployee } from "../contract/calls.ts";
import { deleteSession } from "./sessions.sql.ts";

/** R171: ends the session on the server too. Without one it succeeds as well: the browser only wants to be out. */
const signOut = (call: typeof signOutAlumnus | typeof signOutEmployee, area: Area) =>
  serve(call as typeof signOutAlumnus, async (context) => {
    const { account } = context;
    if (account) {
      await deleteSession(context.db, account.sessionId);
      context.afterCommit(() => context.services.access.forgetAccount(account.accountId));
    }
    context.setSession(area, null);
    return {};
  });

export const signOutRoutes = [signOut(signOutAlumnus, "alumni"), signOut(signOutEmployee, "community")];
