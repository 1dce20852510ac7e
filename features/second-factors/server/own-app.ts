import { confirmOwner } from "#features/accounts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { beginAuthenticatorApp, confirmAuthenticatorApp, removeAuthenticatorApp } from "../contract/calls.ts";
import { SETUP_VALID_MINUTES } from "../contract/limits.ts";
import { drawAppSecret, sealAppSecret } from "./app-codes.ts";
import { confirmTicket, writeTicket } from "./app-tickets.ts";
import { deleteApp, replaceApp } from "./authenticator-apps.sql.ts";
import { afterRemoval, lockOwner, withNewFactor } from "./factor-changes.ts";

/** A ticket is valid for the session that drew the secret. */
const about = ({ accountId, sessionId }: Account): string => `new-app:${accountId}:${sessionId}`;

export const ownAppRoutes = [
  serveInSteps(beginAuthenticatorApp, async (context, { body }) => {
    const { email } = await confirmOwner(context, body.current_password);
    const drawn = drawAppSecret(email ?? "");
    const ticket = writeTicket(context, about(context.account), drawn.secret, SETUP_VALID_MINUTES);
    return { data: { ...drawn, ticket } };
  }),

  serve(confirmAuthenticatorApp, async (context, { body }) => {
    const { account, services, now, db } = context;
    const { secret, last_step } = confirmTicket(context, about(account), body);
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
