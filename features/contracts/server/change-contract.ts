import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { lockCommunity, setMemberLimit } from "#features/communities/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { roomName } from "#kit/contract/live.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { Changes } from "#kit/server/work/acts.ts";
import { changesBetween } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { ContractFields } from "../contract/calls.ts";
import { contractChanged } from "../contract/live.ts";
import { findContract, insertEntry, upsertContract } from "./contracts.sql.ts";

/** Open pages of the contract follow. */
export const publishContractChange = (work: Work, communityId: number): void =>
  work.publish(roomName(COMMUNITY_ROOM, communityId), contractChanged, {});

type Change = {
  readonly communityId: number;
  /** Fields that are left out stay. */
  readonly to: Partial<ContractFields>;
  readonly operatorAccountId: number;
  /** The contract was seen as of this time; undefined overwrites whatever stands. */
  readonly seen?: Date | undefined;
};

/**
 * Changes a contract and enters the change into its history: nothing else writes either. The limit may be below the
 * present members, who all stay. Returns what has changed, undefined where nothing does.
 * @throws ERROR_STATUS_HAS_CHANGED where the contract has been changed since it was seen
 */
export async function changeContract(
  work: Work,
  { communityId, to, operatorAccountId, seen }: Change,
): Promise<Changes | undefined> {
  const { db, now } = work;
  await lockCommunity(db, communityId);
  const before = found(await findContract(db, communityId));
  if (seen && before.updated_at.getTime() !== seen.getTime())
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  const changes = changesBetween(before, to);
  if (!changes) return undefined;
  const { plan, renewal_date, options, purchased_points, member_limit } = { ...before, ...to };
  if (member_limit !== before.member_limit) await setMemberLimit(db, communityId, member_limit);
  await upsertContract(db, communityId, { plan, renewal_date, options, purchased_points }, now);
  await insertEntry(db, {
    community_id: communityId,
    changed_at: now,
    operator_account_id: operatorAccountId,
    changes,
  });
  publishContractChange(work, communityId);
  return changes;
}
