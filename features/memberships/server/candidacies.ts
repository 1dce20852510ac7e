import { stepCounters } from "#features/communities/server/index.ts";
import { idsOf } from "#kit/contract/ids.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { eraseProfiles } from "./erase-profiles.ts";
import { deleteMemberships, updateStates } from "./many.sql.ts";

/** One or many people are candidates no longer. */
export const candidaciesEnded = domainEvent<{ readonly communityId: number }>("candidaciesEnded");

/** Candidates are alumni. The caller holds the community's lock and has checked that they wait and have room. */
async function decide(
  work: Work,
  communityId: number,
  membershipIds: readonly number[],
  state: Extract<MembershipState, "participating" | "withdrawn">,
) {
  const people = await updateStates(work.db, membershipIds, {
    from: "under_review",
    values: {
      state,
      updated_at: work.now,
      ...(state === "participating"
        ? { joined_at: work.now, withdrawn_at: null }
        : { withdrawn_at: work.now }),
    },
  });
  const alumni = state === "participating" ? people.length : 0;
  const counted = await stepCounters(work.db, communityId, {
    alumni,
    employees: 0,
    candidates: -people.length,
  });
  if (people.length < membershipIds.length || !counted)
    throw new Error("candidates were decided upon without the community's lock");
  await work.emit(candidaciesEnded, { communityId });
  work.afterCommit(() => work.services.access.forgetCommunity(communityId));
  return people;
}

export const admitCandidates = (work: Work, communityId: number, membershipIds: readonly number[]) =>
  decide(work, communityId, membershipIds, "participating");

/**
 * Ends the candidacies and erases what these people stated here. Candidates have taken part in nothing, so
 * `membersWithdrawn` is not emitted.
 */
export async function endCandidacies(work: Work, communityId: number, membershipIds: readonly number[]) {
  const people = await decide(work, communityId, membershipIds, "withdrawn");
  await eraseProfiles(work, "id", membershipIds);
  return people;
}

/** Deletes the candidates, except those who took part before and whose posts still need the row. */
export async function removeCandidates(work: Work, communityId: number, membershipIds: readonly number[]) {
  const people = await endCandidacies(work, communityId, membershipIds);
  const never = people.filter(({ joined_at }) => joined_at === null);
  await deleteMemberships(work.db, idsOf(never));
  return people.map(({ account_id }) => account_id);
}
