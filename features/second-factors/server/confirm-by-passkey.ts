import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { signedToken } from "#kit/server/access/signed-token.ts";
import { failure } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { beginConfirmation } from "../contract/calls.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import { SETUP_VALID_MINUTES } from "../contract/limits.ts";
import type { PasskeyAssertion } from "../contract/schemas.ts";
import { lockOwner } from "./factor-changes.ts";
import { listPasskeys, type PasskeyRow } from "./passkeys.sql.ts";
import { accountOfAssertion } from "./passkeys.ts";
import { availableFactors } from "./verify.ts";

type Moment = { readonly account: Account; readonly passkeys: readonly PasskeyRow[] };

/** A challenge is valid for the session that has asked for it, until a passkey of the account is used. */
const challenges = signedToken<Moment>({
  purpose: "confirm-by-passkey",
  about: ({ account, passkeys }) =>
    [account.sessionId, ...passkeys.map(({ last_used_at }) => last_used_at?.getTime() ?? 0)].join("-"),
  validMs: SETUP_VALID_MINUTES * MINUTE_MS,
});

export const confirmationRoutes = [
  serveInSteps(beginConfirmation, async (context) => {
    const { account } = context;
    const passkeys = await listPasskeys(context.db, account.accountId);
    const challenge = challenges.create(context, { account, passkeys });
    const { passkey } = await availableFactors(context, account.accountId, challenge);
    if (!passkey) throw failure(commonErrors.RECORD_NOT_FOUND);
    return { data: { ...passkey, userVerification: "required" } };
  }),
];

/**
 * Accepts a passkey of the signed-in person in place of the password, if it has asked for a fingerprint, a face or a
 * PIN.
 * @throws ERROR_PASSKEY
 */
export async function confirmByPasskey(
  work: Work,
  account: Account,
  passkey: PasskeyAssertion,
): Promise<void> {
  const { id } = await lockOwner(work, account);
  const moment = { account, passkeys: await listPasskeys(work.db, id) };
  const isOwnChallenge = (challenge: string) => challenges.read(work, moment, challenge) !== undefined;
  const owner = await accountOfAssertion(work, passkey, isOwnChallenge, { alone: true });
  if (owner !== id) throw failure(secondFactorErrors.ERROR_PASSKEY);
}
