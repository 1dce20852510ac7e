import { confirmOwner } from "#features/accounts/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { seal, unseal } from "#kit/server/access/sealed-text.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { beginAuthenticatorApp, confirmAuthenticatorApp, removeAuthenticatorApp } from "../contract/calls.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import { SETUP_VALID_MINUTES } from "../contract/limits.ts";
import { drawAppSecret, sealAppSecret, stepOfCode } from "./app-codes.ts";
import { deleteApp, replaceApp } from "./authenticator-apps.sql.ts";
import { afterRemoval, lockOwner, withNewFactor } from "./factor-changes.ts";

type Caller = Pick<Context, "services" | "now"> & { readonly account: Account };
/** A ticket is valid for the session that drew the secret. */
const about = ({ account }: Caller): string => `new-app:${account.accountId}:${account.sessionId}`;

function writeTicket(context: Caller, secret: string): string {
  const until = context.now.getTime() + SETUP_VALID_MINUTES * MINUTE_MS;
  return seal(context.services.secret, about(context), `${until} ${secret}`).toString("base64url");
}

function readTicket(context: Caller, ticket: string): string | undefined {
  const [until, secret] =
    unseal(context.services.secret, about(context), Buffer.from(ticket, "base64url"))?.split(" ") ?? [];
  return Number(until) > context.now.getTime() ? secret : undefined;
}

export const ownAppRoutes = [
  serveInSteps(beginAuthenticatorApp, async (context, { body }) => {
    const { email } = await confirmOwner(context, body.current_password);
    const drawn = drawAppSecret(email ?? "");
    return { data: { ...drawn, ticket: writeTicket(context, drawn.secret) } };
  }),

  serve(confirmAuthenticatorApp, async (context, { body: { ticket, code } }) => {
    const { account, services, now, db } = context;
    const secret = readTicket(context, ticket);
    if (secret === undefined) throw failure(secondFactorErrors.ERROR_AUTHENTICATOR_APP_EXPIRED);
    const last_step = stepOfCode(secret, code, now);
    if (last_step === undefined)
      throw failure(secondFactorErrors.ERROR_SECOND_FACTOR_CODE, { field: "code" });
    const { id: account_id } = await lockOwner(context, account);
    const sealed_secret = sealAppSecret(services.secret, account_id, secret);
    const recovery_codes = await withNewFactor(context, account, "appAdded", () =>
      replaceApp(db, { account_id, sealed_secret, created_at: now, last_step }),
    );
    return { data: { recovery_codes } };
  }),

  serveInSteps(removeAuthenticatorApp, async (context, { body }) => {
    await confirmOwner(context, body.current_password);
    await context.inTransaction(async (work) => {
      const { id } = await lockOwner(work, context.account);
      if (!(await deleteApp(work.db, id))) throw failure(commonErrors.RECORD_NOT_FOUND);
      await afterRemoval(work, context.account, "appRemoved");
    });
  }),
];
