import { commonErrors } from "#kit/contract/errors.ts";
import { deleteSession, deleteSessions } from "#kit/server/access/sessions.sql.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { endOtherSessions, endSession } from "../contract/calls.ts";
import { advanceCredentialsEpoch } from "./accounts.sql.ts";

/** Sessions of the account were ended for its safety; logins under way end with them. */
export const sessionsEnded = domainEvent<{ readonly accountId: number }>("sessionsEnded");

/**
 * Ends every session of the account, or every other one, closes their sockets, and returns how many there were. Every
 * mailed link and every login that waits for its second factor ends too, since its first factor may no longer count.
 */
export async function endSessions(
  work: Work,
  accountId: number,
  { keepSessionId }: { keepSessionId: number | null },
): Promise<number> {
  // The account is locked first, as a login does.
  await advanceCredentialsEpoch(work.db, accountId);
  const ended = await deleteSessions(work.db, accountId, keepSessionId);
  await work.emit(sessionsEnded, { accountId });
  work.afterCommit(() => work.services.access.forgetAccount(accountId));
  return ended.length;
}

export const endSessionRoutes = [
  serve(endSession, async (context, { params }) => {
    const { accountId, sessionId, kind } = context.account;
    if (!(await deleteSession(context.db, accountId, params.session_id)))
      throw failure(commonErrors.RECORD_NOT_FOUND);
    context.afterCommit(() => {
      context.services.access.forgetAccount(accountId);
      if (params.session_id === sessionId) context.setSession(areaOfKind[kind], null);
    });
  }),

  serve(endOtherSessions, async (context) => {
    const { accountId, sessionId } = context.account;
    return { data: { ended: await endSessions(context, accountId, { keepSessionId: sessionId }) } };
  }),
];
