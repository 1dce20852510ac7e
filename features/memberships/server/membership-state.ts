import {
  type CounterSteps,
  lockCommunity,
  stepCounters,
  takeManagementNos,
} from "#features/communities/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Work } from "#kit/server/work/work.ts";
import { candidaciesEnded } from "./candidacies.ts";
import { eraseProfiles } from "./erase-profiles.ts";
import { candidacyBegan, membersWithdrawn } from "./events.ts";
import {
  insertMemberships,
  lockMembership,
  type NewMembership,
  updateState,
} from "./membership-state.sql.ts";

/** These are the allowed transitions; whoever has left or was rejected returns only by a new registration. */
const transitions: Record<MembershipState, readonly MembershipState[]> = {
  not_participating: ["under_review", "participating", "withdrawn"],
  under_review: ["participating", "withdrawn", "rejected"],
  participating: ["paused", "withdrawn"],
  paused: ["participating", "withdrawn"],
  withdrawn: ["under_review", "participating"],
  rejected: ["under_review", "participating"],
};

export type ChangeOutcome =
  | { readonly outcome: "changed" }
  | { readonly outcome: "stateHasChanged" }
  | { readonly outcome: "communityFull" };

type MembershipKey = { readonly communityId: number; readonly membershipId: number };

/**
 * Every change of a membership's state goes through here: it keeps the community's counters and member limit, emits who
 * left, and erases what they stated here. Of two changes at once, the second answers `stateHasChanged`; `communityFull`
 * has changed nothing.
 */
export async function changeMembershipState(
  work: Work,
  { communityId, membershipId }: MembershipKey,
  { from, to }: { readonly from: MembershipState; readonly to: MembershipState },
): Promise<ChangeOutcome> {
  if (!transitions[from].includes(to)) throw new Error(`a membership never goes from ${from} to ${to}`);
  await lockCommunity(work.db, communityId);
  const row = await lockMembership(work.db, communityId, membershipId);
  if (row?.state !== from) return { outcome: "stateHasChanged" };
  if (!(await stepCounters(work.db, communityId, counterSteps(row.kind, from, to))))
    return { outcome: "communityFull" };
  const joins = isInside(to) && !isInside(from);
  await updateState(work.db, membershipId, {
    state: to,
    updated_at: work.now,
    ...(to === "under_review" ? { applied_at: work.now } : {}),
    ...(joins ? { joined_at: work.now, withdrawn_at: null } : {}),
    ...(to === "withdrawn" ? { withdrawn_at: work.now } : {}),
  });
  if (to === "under_review") await work.emit(candidacyBegan, { communityId });
  if (from === "under_review") await work.emit(candidaciesEnded, { communityId });
  if (to === "withdrawn") {
    await eraseProfiles(work, "id", [membershipId]);
    await work.emit(membersWithdrawn, { communityId, membershipIds: [membershipId] });
  }
  work.afterCommit(() => work.services.access.forgetAccount(row.account_id));
  return { outcome: "changed" };
}

function counterSteps(kind: MemberKind, from: MembershipState, to: MembershipState): CounterSteps {
  const members = Number(isInside(to)) - Number(isInside(from));
  return {
    alumni: kind === "alumnus" ? members : 0,
    employees: kind === "employee" ? members : 0,
    candidates: Number(to === "under_review") - Number(from === "under_review"),
  };
}

/** Adds invited people who do not participate yet, with the community's next management numbers. */
export async function addMemberships(
  work: Work,
  communityId: number,
  memberships: readonly NewMembership[],
): Promise<number[]> {
  if (memberships.length === 0) return [];
  const numbers = await takeManagementNos(work.db, communityId, memberships.length);
  const rows = await insertMemberships(
    work.db,
    memberships.map((membership, at) => ({
      ...membership,
      community_id: communityId,
      state: "not_participating",
      management_no: numbers[at] ?? 0,
      created_at: work.now,
      updated_at: work.now,
    })),
  );
  const ids = new Map(rows.map(({ id, management_no }) => [management_no, id]));
  return numbers.map((number) => ids.get(number) ?? 0);
}

export async function addMembership(
  work: Work,
  { community_id, ...membership }: NewMembership & { readonly community_id: number },
): Promise<number> {
  const [id = 0] = await addMemberships(work, community_id, [membership]);
  return id;
}
