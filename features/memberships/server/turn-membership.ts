import { stepCounters } from "#features/communities/server/index.ts";
import type { Work } from "#kit/server/work/work.ts";
import { type Owner, updateOwner } from "./membership-state.sql.ts";

type Turned = {
  readonly communityId: number;
  readonly membershipId: number;
  readonly from: Owner;
  readonly to: Owner;
};

/**
 * Moves the membership, with all that refers to it, to an account of the other kind. The caller holds the community's
 * lock and has read the membership as `from`, in a state that takes a place; the place stays taken, so no limit is
 * checked.
 */
export async function turnMembership(
  work: Work,
  { communityId, membershipId, from, to }: Turned,
): Promise<void> {
  const employees = Number(to.kind === "employee") - Number(from.kind === "employee");
  await stepCounters(work.db, communityId, { employees, alumni: -employees, candidates: 0 });
  await updateOwner(work.db, membershipId, { ...to, updated_at: work.now });
  work.afterCommit(() => {
    work.services.access.forgetAccount(from.account_id);
    work.services.access.forgetAccount(to.account_id);
  });
}
