import type { Language } from "#kit/contract/language.ts";
import type { AccountKind } from "#kit/server/access/actor.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { SESSION_SLIDING_MS } from "#kit/server/access/session-lifetime.ts";
import { insertSession } from "#kit/server/access/sessions.sql.ts";
import type { Context } from "#kit/server/http/context.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { rememberDevice } from "#kit/server/passwords/guard-password.ts";
import type { Work } from "#kit/server/work/work.ts";

export type Opened = {
  readonly data: { readonly uid: number; readonly expiry: string; readonly language: Language };
};

/**
 * Opens a new session for the account, whoever asks: `continueSignIn` serves people who have shown only a first factor.
 * It sets the session's cookie, and the browser is a known device from now on; a session is never reused.
 */
export async function openSession(
  context: Pick<Context, "request" | "services" | "now" | "setSession" | "setDevice">,
  work: Work,
  account: { id: number; kind: AccountKind; language: Language },
): Promise<Opened> {
  const token = createSecretToken();
  const expiresAt = new Date(work.now.getTime() + SESSION_SLIDING_MS);
  await insertSession(work.db, {
    account_id: account.id,
    token_hash: hashSecretToken(token),
    user_agent: context.request.userAgent,
    ip_address: context.request.ipAddress,
    created_at: work.now,
    last_used_at: work.now,
    expires_at: expiresAt,
  });
  work.afterCommit(() => {
    context.setSession(areaOfKind[account.kind], token, SESSION_SLIDING_MS);
    rememberDevice(context, account);
  });
  return {
    data: { uid: account.id, expiry: expiresAt.toISOString(), language: account.language },
  };
}
