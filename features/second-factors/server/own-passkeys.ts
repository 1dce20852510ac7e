import { confirmOwner } from "#features/accounts/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { signedToken } from "#kit/server/access/signed-token.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "../contract/calls.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import { SETUP_VALID_MINUTES } from "../contract/limits.ts";
import { afterRemoval, lockOwner, withNewFactor } from "./factor-changes.ts";
import * as rows from "./passkeys.sql.ts";
import { newPasskeyOptions, readNewPasskey } from "./passkeys.ts";
import { may } from "./policy.ts";
import { relyingPartyOf } from "./relying-party.ts";

type Caller = Pick<Context, "services" | "now"> & { readonly account: Account };

/** A challenge is valid for the session that has given the password for it. */
const challenges = signedToken<Account>({
  purpose: "new-passkey",
  about: ({ sessionId }) => sessionId,
  validMs: SETUP_VALID_MINUTES * MINUTE_MS,
});
const createChallenge = (context: Caller): string => challenges.create(context, context.account);
const isOwnChallenge = (context: Caller, challenge: string): boolean =>
  challenges.read(context, context.account, challenge) !== undefined;

/** @throws RECORD_NOT_FOUND where browsers make no passkeys for the product's URL */
function party({ services }: Pick<Context, "services">) {
  return found(relyingPartyOf(services));
}

function assertRoom(registered: readonly unknown[]): void {
  assertMay(may.addPasskey(registered.length));
}

export const ownPasskeyRoutes = [
  serveInSteps(beginPasskey, async (context, { body }) => {
    const owner = await confirmOwner(context, body.current_password);
    const registered = await rows.listPasskeys(context.db, owner.id);
    assertRoom(registered);
    const challenge = createChallenge(context);
    return {
      data: await newPasskeyOptions(context.services, party(context), owner, registered, challenge),
    };
  }),

  serve(addPasskey, async (context, { body: { name, passkey } }) => {
    const { account, db, now } = context;
    const made = await readNewPasskey(party(context), passkey, (challenge) =>
      isOwnChallenge(context, challenge),
    );
    if (!made) throw failure(secondFactorErrors.ERROR_PASSKEY_NEW);
    const { id: account_id } = await lockOwner(context, account);
    assertRoom(await rows.listPasskeys(db, account_id));
    const recovery_codes = await withNewFactor(context, account, "passkeyAdded", async () => {
      if (!(await rows.insertPasskey(db, { ...made, account_id, name, created_at: now })))
        throw failure(secondFactorErrors.ERROR_PASSKEY_NEW);
    });
    return { data: { recovery_codes } };
  }),

  serve(renamePasskey, async ({ db, account }, { params, body }) => {
    if (!(await rows.updatePasskeyName(db, account.accountId, params.passkey_id, body.name)))
      throw failure(commonErrors.RECORD_NOT_FOUND);
  }),

  serveInSteps(removePasskey, async (context, { params, body }) => {
    await confirmOwner(context, body.current_password);
    await context.inTransaction(async (work) => {
      const { id } = await lockOwner(work, context.account);
      if (!(await rows.deletePasskey(work.db, id, params.passkey_id)))
        throw failure(commonErrors.RECORD_NOT_FOUND);
      await afterRemoval(work, context.account, "passkeyRemoved");
    });
  }),
];
