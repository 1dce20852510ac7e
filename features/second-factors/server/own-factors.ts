import { confirmOwner } from "#features/accounts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { renewRecoveryCodes, showSecondFactors } from "../contract/calls.ts";
import { findApp } from "./authenticator-apps.sql.ts";
import { listDemandingCommunities } from "./demand.sql.ts";
import { lockOwner } from "./factor-changes.ts";
import { sendFactorLetter } from "./mails.ts";
import { listPasskeys } from "./passkeys.sql.ts";
import { countRecoveryCodes } from "./recovery-codes.sql.ts";
import { drawRecoveryCodes } from "./recovery-codes.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { hasSecondFactor } from "./second-factors.sql.ts";

export const ownFactorRoutes = [
  serve(showSecondFactors, async ({ db, account: { accountId }, services }) => {
    const app = await findApp(db, accountId);
    const passkeys = await listPasskeys(db, accountId);
    return {
      data: {
        passkeys_possible: relyingPartyOf(services) !== undefined,
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at?.toISOString() ?? null,
        })),
        app: app ? { created_at: app.created_at.toISOString() } : null,
        recovery_codes_left: await countRecoveryCodes(db, accountId),
        demanded_by: (await listDemandingCommunities(db, accountId)).map(({ name }) => name),
      },
    };
  }),

  serveInSteps(renewRecoveryCodes, async (context, { body }) => {
    await confirmOwner(context, body.current_password);
    const recovery_codes = await context.inTransaction(async (work) => {
      const { id } = await lockOwner(work, context.account);
      // Without a factor that could be lost, there is nothing to recover from.
      if (!(await hasSecondFactor(work.db, id))) throw failure(commonErrors.RECORD_NOT_FOUND);
      const codes = await drawRecoveryCodes(work.db, id);
      await sendFactorLetter(work, id, "recoveryCodesRenewed");
      return codes;
    });
    return { data: { recovery_codes } };
  }),
];
