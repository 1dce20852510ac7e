import { MINUTE_MS } from "#kit/contract/durations.ts";
import { seal, unseal } from "#kit/server/access/sealed-text.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import { stepOfCode } from "./app-codes.ts";

type Caller = Pick<Context, "services" | "now">;

/** A ticket carries a drawn secret, sealed, until a code of it is confirmed by the one whom `about` names. */
export function writeTicket(
  { services, now }: Caller,
  about: string,
  secret: string,
  minutes: number,
): string {
  const until = now.getTime() + minutes * MINUTE_MS;
  return seal(services.secret, about, `${until} ${secret}`).toString("base64url");
}

type Given = { readonly ticket: string; readonly code: string };

/**
 * Returns the secret of the ticket, and the half minute of the code that proves that an app has it.
 * @throws ERROR_AUTHENTICATOR_APP_EXPIRED, ERROR_SECOND_FACTOR_CODE on the field `code`
 */
export function confirmTicket({ services, now }: Caller, about: string, { ticket, code }: Given) {
  const [until, secret] = unseal(services.secret, about, Buffer.from(ticket, "base64url"))?.split(" ") ?? [];
  if (secret === undefined || Number(until) <= now.getTime())
    throw failure(secondFactorErrors.ERROR_AUTHENTICATOR_APP_EXPIRED);
  const last_step = stepOfCode(secret, code, now);
  if (last_step === undefined) throw failure(secondFactorErrors.ERROR_SECOND_FACTOR_CODE, { field: "code" });
  return { secret, last_step };
}
