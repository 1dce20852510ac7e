import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures, found } from "#kit/server/failure.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { Work } from "#kit/server/work/work.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import type { SecondFactorProof } from "../contract/schemas.ts";
import { stepOfCode, unsealAppSecret } from "./app-codes.ts";
import { findApp, takeStep } from "./authenticator-apps.sql.ts";
import { sendFactorLetter } from "./mails.ts";
import { listPasskeys } from "./passkeys.sql.ts";
import { accountOfAssertion, passkeyRequestOptions } from "./passkeys.ts";
import { countRecoveryCodes } from "./recovery-codes.sql.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { relyingPartyOf } from "./relying-party.ts";

/** Returns the factors the account's owner can prove, with what the browser needs to ask for a passkey. */
export async function availableFactors(
  { db, services }: { readonly db: Db; readonly services: Services },
  accountId: number,
  challenge: string,
) {
  const party = relyingPartyOf(services);
  const passkeys = party ? await listPasskeys(db, accountId) : [];
  return {
    app: (await findApp(db, accountId)) !== undefined,
    recovery: (await countRecoveryCodes(db, accountId)) > 0,
    passkey: party && passkeys.length > 0 ? await passkeyRequestOptions(party, passkeys, challenge) : null,
  };
}

/** Returns what the browser needs to ask for any passkey it finds, which then replaces the password too. */
export async function anyPasskeyOptions(services: Services, challenge: string) {
  const party = found(relyingPartyOf(services));
  return passkeyRequestOptions(party, [], challenge);
}

type FactorChallenge = {
  /** It is null where only a passkey says whose account it is. */
  readonly accountId: number | null;
  readonly challenge: string;
};

/**
 * Returns the account whose second factor was proved. This uses up a code, so it belongs into the transaction that
 * opens the session.
 * @throws ERROR_PASSKEY, ERROR_RECOVERY_CODE, ERROR_SECOND_FACTOR_CODE, REQUIRED on `code`
 */
export async function verifySecondFactor(
  work: Work,
  asked: FactorChallenge,
  proof: SecondFactorProof,
): Promise<number> {
  const { accountId } = asked;
  if (proof.passkey || accountId === null) return verifyPasskey(work, asked, proof);
  if (proof.recovery_code) {
    if (!(await spendRecoveryCode(work, accountId, proof.recovery_code)))
      throw failure(secondFactorErrors.ERROR_RECOVERY_CODE, { field: "recovery_code" });
    await sendFactorLetter(work, accountId, "recoveryCodeUsed");
    return accountId;
  }
  if (!proof.code)
    throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [{ message_code: "REQUIRED", field: "code" }]);
  if (!(await takeAppCode(work, accountId, proof.code)))
    throw failure(secondFactorErrors.ERROR_SECOND_FACTOR_CODE, { field: "code" });
  return accountId;
}

async function verifyPasskey(
  work: Work,
  { accountId, challenge }: FactorChallenge,
  { passkey }: SecondFactorProof,
) {
  const alone = accountId === null;
  const owner =
    passkey && (await accountOfAssertion(work, passkey, (given) => given === challenge, { alone }));
  if (owner === undefined || (!alone && owner !== accountId)) throw failure(secondFactorErrors.ERROR_PASSKEY);
  return owner;
}

async function takeAppCode({ db, services, now }: Work, accountId: number, code: string): Promise<boolean> {
  const app = await findApp(db, accountId);
  const secret = app && unsealAppSecret(services.secret, accountId, app.sealed_secret);
  const step = secret ? stepOfCode(secret, code, now) : undefined;
  return step !== undefined && (await takeStep(db, accountId, step)) !== undefined;
}
