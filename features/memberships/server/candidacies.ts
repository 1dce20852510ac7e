import { stepCounters } from "#features/communities/server/index.ts";
import { idsOf } from "#kit/contract/ids.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { eraseProfiles } from "./erase-profiles.ts";
import { deleteMemberships, updateCandidaciesEnded, updateStates } from "./many.sql.ts";

/** One or many people are candidates no longer. */
export const candidaciesEnded = domainEvent<{ readonly communityId: number }>("candidaciesEnded");

type Decided = Awaited<ReturnType<typeof updateStates>>;

/** Candidates are alumni. The caller holds the community's lock and has checked that they wait and have room. */
async function settle(
  work: Work,
  communityId: number,
  {
    people,
    alumni,
    expected,
  }: { readonly people: Decided; readonly alumni: number; readonly expected: number },
) {
  const counted = await stepCounters(work.db, communityId, {
    alumni,
    employees: 0,
    candidates: -people.length,
  });
  if (people.length < expected || !counted)
    throw new Error("candidates were decided upon without the community's lock");
  await work.emit(candidaciesEnded, { communityId });
  work.afterCommit(() => work.services.access.forgetCommunity(communityId));
  return people;
}

export async function admitCandidates(work: Work, communityId: number, membershipIds: readonly number[]) {
  const people = await updateStates(work.db, membershipIds, {
    from: "under_review",
    values: { state: "participating", updated_at: work.now, joined_at: work.now, withdrawn_at: null },
  });
  return settle(work, communityId, { people, alumni: people.length, expected: membershipIds.length });
}

/**
 * Ends the candidacies and erases what these people stated here. They are rejected; former members have left, as
 * before. Candidates have taken part in nothing, so `membersWithdrawn` is not emitted.
 */
export async function endCandidacies(work: Work, communityId: number, membershipIds: readonly number[]) {
  const people = await updateCandidaciesEnded(work.db, membershipIds, work.now);
  await settle(work, communityId, { people, alumni: 0, expected: membershipIds.length });
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
