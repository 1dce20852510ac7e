import type { LoginProvider } from "#features/accounts/contract/services.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Context } from "#kit/server/http/context.ts";
import {
  type Identity,
  IdentityFailure,
  type IdentityProvider,
} from "#kit/server/identity/identity-provider.ts";
import type { Mode } from "../contract/modes.ts";
import {
  deleteExpiredAuthorizationRequests,
  insertAuthorizationRequest,
  takeAuthorizationRequest,
} from "./authorization-requests.sql.ts";
import { AUTHORIZATION_VALID_MS, bindBrowser, browserHash } from "./browser.ts";

type AuthorizationStart = {
  readonly provider: LoginProvider;
  readonly mode: Mode;
  /** It is the service of this community. */
  readonly partnerOf?: number;
  readonly redirect: string;
  /** The account to link; the request ends with the session that asked. */
  readonly account: Pick<Account, "accountId" | "sessionId"> | null;
};

type RedirectTarget = { readonly redirectUri: string; readonly cookiePath: string };

/**
 * Stores the authorization request of this browser and returns the URL to send it to.
 * @throws IdentityFailure
 */
export async function startAuthorization(
  context: Context,
  service: IdentityProvider,
  { redirectUri, cookiePath }: RedirectTarget,
  start: AuthorizationStart,
): Promise<string> {
  const { url, request } = await service.createAuthorizationUrl(redirectUri);
  const browser_hash = bindBrowser(context, cookiePath);
  await context.inTransaction(async ({ db, now }) => {
    await deleteExpiredAuthorizationRequests(db, now);
    await insertAuthorizationRequest(db, {
      provider: start.provider,
      mode: start.mode,
      state_hash: hashSecretToken(request.state),
      browser_hash,
      nonce: request.nonce,
      code_verifier: request.codeVerifier,
      redirect: start.redirect,
      partner_community_id: start.partnerOf ?? null,
      account_id: start.account?.accountId ?? null,
      session_id: start.account?.sessionId ?? null,
      expires_at: new Date(now.getTime() + AUTHORIZATION_VALID_MS),
    });
  });
  return url;
}

export type FinishedAuthorization = Pick<AuthorizationStart, "provider" | "mode" | "redirect"> & {
  readonly accountId: number | null;
  /** It holds the person the service has named, or why it has not. */
  readonly identity: Identity | IdentityFailure;
};

/** Finishes the authorization; undefined where the request was not sent, not from this browser, or is used up. */
export async function finishAuthorization(
  context: Context,
  service: IdentityProvider,
  {
    provider,
    redirectUri,
    partnerOf,
  }: { readonly provider: LoginProvider; readonly redirectUri: string; readonly partnerOf?: number },
  answer: { readonly state?: string | undefined; readonly [name: string]: string | undefined },
): Promise<FinishedAuthorization | undefined> {
  const browser_hash = browserHash(context);
  if (!browser_hash || !answer.state) return undefined;
  const { state } = answer;
  const key = { provider, state_hash: hashSecretToken(state), browser_hash, partnerOf: partnerOf ?? null };
  const taken = await context.inTransaction(({ db, now }) => takeAuthorizationRequest(db, key, now));
  if (!taken) return undefined;
  const identity = await service
    .exchangeCode(redirectUri, parametersOf(answer), {
      state,
      nonce: taken.nonce,
      codeVerifier: taken.code_verifier,
    })
    .catch((error: unknown) => {
      if (error instanceof IdentityFailure) return error;
      throw error;
    });
  if (identity instanceof IdentityFailure)
    context.services.log.info({ provider, err: identity }, "a service has not named anybody");
  return {
    provider,
    mode: taken.mode,
    redirect: taken.redirect,
    accountId: taken.account_id,
    identity,
  };
}

const parametersOf = (answer: Readonly<Record<string, string | undefined>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
