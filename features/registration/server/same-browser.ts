import { HOUR_MS } from "#kit/contract/durations.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Context } from "#kit/server/http/context.ts";
import { readCookies } from "#kit/server/http/session-cookie.ts";
import { ACTIVATION_VALID_HOURS } from "../contract/limits.ts";

const COOKIE = "enishi_registration";
/** The browser sends it only to the calls of the mail's link. */
const PATH = "/api/alumnus/activation";

/** Marks this browser as the sender of the registration; only its last one counts. */
export const rememberBrowser = (context: Pick<Context, "setCookie">, token: string): void =>
  context.setCookie(COOKIE, token, { path: PATH, maxAgeMs: ACTIVATION_VALID_HOURS * HOUR_MS });

/** Returns the hash by which the browser's last registration is found. */
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
