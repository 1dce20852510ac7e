import { type AccountHolder, endSessions, lockPerson } from "#features/accounts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { listDemandingCommunities } from "./demand.sql.ts";
import { type Happening, sendFactorLetter } from "./mails.ts";
import { may } from "./policy.ts";
import { deleteRecoveryCodes } from "./recovery-codes.sql.ts";
import { drawMissingRecoveryCodes } from "./recovery-codes.ts";
import { hasSecondFactor } from "./second-factors.sql.ts";

/** Locks the owner, so that two changes at once, or a change and a login, wait for each other. */
export async function lockOwner(work: Work, { accountId }: Account): Promise<AccountHolder> {
  const person = await lockPerson(work.db, accountId);
  if (!person) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  return person;
}

/**
 * Adds a factor to the locked account. With the first one every other session ends, because none of them has shown it.
 * Returns the recovery codes of somebody who had none.
 */
export async function withNewFactor(
  work: Work,
  { accountId, sessionId }: Account,
  happening: Happening,
  add: () => Promise<void>,
): Promise<string[]> {
  const isFirst = !(await hasSecondFactor(work.db, accountId));
  await add();
  if (isFirst) await endSessions(work, accountId, { keepSessionId: sessionId });
  const codes = await drawMissingRecoveryCodes(work.db, accountId);
  await sendFactorLetter(work, accountId, happening);
  return codes;
}

/**
 * Runs after a factor of the locked account was removed: without any factor left, the recovery codes are deleted.
 * @throws ERROR_SECOND_FACTOR_KEPT, ERROR_SECOND_FACTOR_OF_OPERATOR
 */
export async function afterRemoval(work: Work, account: Account, happening: Happening): Promise<void> {
  const { accountId } = account;
  if (!(await hasSecondFactor(work.db, accountId))) {
    const demandedBy = await listDemandingCommunities(work.db, accountId);
    const verdict = may.beWithoutSecondFactor(account, demandedBy);
    assertMay(verdict, { params: { community: demandedBy[0]?.name ?? "" } });
    await deleteRecoveryCodes(work.db, accountId);
  }
  await sendFactorLetter(work, accountId, happening);
}
