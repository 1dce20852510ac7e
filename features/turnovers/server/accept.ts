import { deleteAbandoned, insertPlaceholder, lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import {
  changeMembershipState,
  describeMembership,
  giveMembership,
  profilesErased,
} from "#features/memberships/server/index.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { failure } from "#kit/server/failure.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { recordFor } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { turnoverActs } from "../contract/audit-names.ts";
import { turnoverKeyErrors } from "../contract/errors.ts";
import { may } from "./policy.ts";
import { deleteRequestsOf } from "./requests.sql.ts";
import {
  deleteTurnoversOf,
  findDescription,
  findEmail,
  findLeft,
  findTurnover,
  markAccepted,
} from "./turnovers.sql.ts";

/**
 * Finds what a key leads to; undefined for one that was never mailed or that another has replaced.
 * @throws why it leads nowhere: expired, revoked or used
 */
export async function findTurnoverBy({ db, now }: Pick<Work, "db" | "now">, key: string) {
  const found = await findTurnover(db, { key_hash: hashSecretToken(key) });
  if (found) assertMay(may.open(found, now));
  return found;
}

type Accepted = {
  readonly turnoverId: number;
  /** The account is new, or has no membership here that has not ended. */
  readonly accountId: number;
  readonly description: Parameters<typeof describeMembership>[2];
};

/** Gives the waiting membership, with all that refers to it, to the account; it takes part again. */
export async function acceptTurnover(
  work: Work,
  { turnoverId, accountId, description }: Accepted,
): Promise<void> {
  const { db, now } = work;
  const seen = await findTurnover(db, { id: turnoverId });
  if (seen) {
    await lockPerson(db, seen.account_id);
    await lockCommunity(db, seen.community_id);
  }
  const turnover = seen && (await findTurnover(db, { id: turnoverId }));
  if (!turnover) throw failure(turnoverKeyErrors.ERROR_TURNOVER_INVITATION_REVOKED);
  assertMay(may.accept(turnover));
  const { membership_id: membershipId, community_id: communityId, account_id, state } = turnover;
  const before = await findDescription(db, communityId, membershipId);
  await giveUpLeft(work, communityId, accountId);
  await giveMembership(db, membershipId, accountId, now);
  await deleteAbandoned(db, [account_id]);
  await describeMembership(db, membershipId, { ...description, employee_id: null }, { now });
  if (state === "paused")
    await changeMembershipState(work, { communityId, membershipId }, { from: state, to: "participating" });
  await markAccepted(db, turnoverId, before, now);
  const { requestId, ipAddress } = work.acting.by ?? {};
  const actor = {
    communityId,
    membershipId,
    accountId,
    from: requestId === undefined || ipAddress === undefined ? undefined : { requestId, ipAddress },
  };
  await recordFor(work, actor, [
    {
      act: turnoverActs.acceptTurnover,
      target: { kind: "membership", id: membershipId },
      changes: { email: [turnover.email, await findEmail(db, accountId)] },
    },
  ]);
  work.afterCommit(() => work.services.access.forgetAccount(accountId));
}

/** Somebody was an alumnus here before and left: only one of the two memberships can be theirs. */
async function giveUpLeft({ db, now }: Work, communityId: number, accountId: number): Promise<void> {
  const left = await findLeft(db, communityId, accountId);
  if (left) await giveMembership(db, left.id, (await insertPlaceholder(db, {}, now)).id, now);
}

/** A membership that has ended meanwhile waits for nobody. */
export const forgetErased = on(profilesErased, async ({ db }, { membershipIds }) => {
  await deleteRequestsOf(db, membershipIds);
  await deleteTurnoversOf(db, membershipIds);
});
