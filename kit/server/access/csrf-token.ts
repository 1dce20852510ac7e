import { CSRF_HEADER } from "#kit/contract/area.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";
import type { Context } from "../http/context.ts";
import type { Account } from "./actor.ts";
import { signedToken } from "./signed-token.ts";

type Caller = Pick<Context, "services" | "now"> & { readonly account: Account };
const csrf = signedToken<Account>({ purpose: "csrf", about: ({ sessionId }) => sessionId, validMs: HOUR_MS });

/** Creates a token that is valid for one hour and for the session that asked for it. R262 */
export function createCsrfToken(context: Caller): { readonly token: string; readonly expiry: string } {
  const expiry = new Date(context.now.getTime() + HOUR_MS).toISOString();
  return { token: csrf.create(context, context.account), expiry };
}

/**
 * Serves the calls that demand a token of `GET /generate_token`, in `X-CSRF-Token` where the browser can set a header.
 * @throws ERROR_CROSS_SITE
 */
export function assertCsrfToken(
  context: Caller & Pick<Context, "request">,
  token = context.request.header(CSRF_HEADER),
): void {
  if (csrf.read(context, context.account, token) === undefined) throw failure(commonErrors.ERROR_CROSS_SITE);
}
