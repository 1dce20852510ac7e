import { HOUR_MS } from "#kit/contract/durations.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Context } from "#kit/server/http/context.ts";
import { readCookies } from "#kit/server/http/session-cookie.ts";
import { ACTIVATION_VALID_HOURS } from "../contract/limits.ts";

const COOKIE = "enishi_registration";
/** Only the calls of the mail's link are shown it. */
const PATH = "/api/alumnus/activation";

/** This browser sent the registration; the one it sent last counts. */
export const rememberBrowser = (context: Pick<Context, "setCookie">, token: string): void =>
  context.setCookie(COOKIE, token, { path: PATH, maxAgeMs: ACTIVATION_VALID_HOURS * HOUR_MS });

/** What the browser shows of the registration that it has sent last. */
export function sentByBrowser(context: Pick<Context, "request">): Buffer | undefined {
  const token = readCookies(context.request.header("cookie"))[COOKIE];
  return token === undefined ? undefined : hashSecretToken(token);
}

export function isSameBrowser(
  context: Pick<Context, "request">,
  { browser_hash }: { readonly browser_hash: Uint8Array },
): boolean {
  return sentByBrowser(context)?.equals(browser_hash) ?? false;
}
