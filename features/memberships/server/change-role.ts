import type { Role } from "#kit/server/access/actor.ts";
import type { Work } from "#kit/server/work/work.ts";
import { updateDuties, updateRole } from "./roles.sql.ts";

type MembershipKey = { readonly communityId: number; readonly membershipId: number };

/** Changes the role and returns whether it did: not where it is no longer `from`. Sockets and access follow at once. */
export async function changeRole(
  work: Work,
  key: MembershipKey,
  { from, to }: { readonly from: Role; readonly to: Role },
): Promise<boolean> {
  const row = await updateRole(work.db, key, { from, to }, work.now);
  if (row) work.afterCommit(() => work.services.access.forgetAccount(row.account_id));
  return row !== undefined;
}

export const setDuties = (work: Work, key: MembershipKey, duties: number, seen: Date | undefined) =>
  updateDuties(work.db, key, { duties, seen, now: work.now });
