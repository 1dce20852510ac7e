import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showSession } from "../contract/calls.ts";
import { findExpiry } from "./sessions.sql.ts";

export const showSessionRoute = serve(showSession, async ({ db, account }) => {
  const session = await findExpiry(db, account.sessionId);
  if (!session) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  const { accountId: uid, language } = account;
  return { data: { uid, expiry: session.expires_at.toISOString(), language } };
});
