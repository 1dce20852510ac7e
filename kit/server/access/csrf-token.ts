import { CSRF_HEADER } from "#kit/contract/area.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";
import type { Context } from "../http/context.ts";
import type { Account } from "./actor.ts";
import { createMark, readMark } from "./signed-mark.ts";

const VALID_MS = HOUR_MS;

type Caller = Pick<Context, "services" | "now"> & { readonly account: Account };
const about = ({ account }: Caller): string => `csrf:${account.sessionId}`;

/** Counts for an hour, for the session that asked for it. R262 */
export function createCsrfToken(context: Caller): { readonly token: string; readonly expiry: string } {
  const until = new Date(context.now.getTime() + VALID_MS);
  return { token: createMark(context.services.secret, about(context), until), expiry: until.toISOString() };
}

/**
 * For the calls that demand a token of `GET /generate_token`, in `X-CSRF-Token` where the browser can set a header.
 * @throws ERROR_CROSS_SITE
 */
export function assertCsrfToken(
  context: Caller & Pick<Context, "request">,
  token = context.request.header(CSRF_HEADER),
): void {
  if (readMark(context.services.secret, about(context), token, context.now) === undefined)
    throw failure(commonErrors.ERROR_CROSS_SITE);
}
