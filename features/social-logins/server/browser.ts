import { HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Context } from "#kit/server/http/context.ts";
import { readCookies } from "#kit/server/http/session-cookie.ts";
import { AUTHORIZATION_VALID_MINUTES, SIGN_UP_CLAIM_VALID_HOURS } from "../contract/limits.ts";

const COOKIE = "enishi_social";
export const AUTHORIZATION_VALID_MS = AUTHORIZATION_VALID_MINUTES * MINUTE_MS;
export const SIGN_UP_CLAIM_VALID_MS = SIGN_UP_CLAIM_VALID_HOURS * HOUR_MS;

const tokenOf = (context: Pick<Context, "request">): string | undefined =>
  readCookies(context.request.header("cookie"))[COOKIE];

/** Identifies the browser that was sent to a service; undefined for one that was not. */
export function browserHash(context: Pick<Context, "request">): Buffer | undefined {
  const token = tokenOf(context);
  return token ? hashSecretToken(token) : undefined;
}

/**
 * Sets a cookie before the browser is sent away. All its tabs share one, so that none spoils another's authorization;
 * it is sent only to calls below `path`.
 */
export function bindBrowser(context: Pick<Context, "request" | "setCookie">, path: string): Buffer {
  const token = tokenOf(context) ?? createSecretToken();
  context.setCookie(COOKIE, token, { path, maxAgeMs: SIGN_UP_CLAIM_VALID_MS });
  return hashSecretToken(token);
}
