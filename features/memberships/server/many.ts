import { stepCounters } from "#features/communities/server/index.ts";
import { idsOf } from "#kit/contract/ids.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Work } from "#kit/server/work/work.ts";
import { membersWithdrawn, profilesErased } from "./events.ts";
import { updatePostingBlocked, updateStates, updateWithdrawn } from "./many.sql.ts";

/** All are of one kind and community. Its lock is held, so that no state has changed since it was read. */
type Members = {
  readonly communityId: number;
  readonly kind: string;
  readonly people: readonly { readonly id: number; readonly state: MembershipState }[];
};

const forget = (work: Work, communityId: number) =>
  work.afterCommit(() => work.services.access.forgetCommunity(communityId));

/** Paused members keep their places, so no counter changes. */
export async function setPaused(work: Work, { communityId, people }: Members, isPaused: boolean) {
  const [from, to] = isPaused
    ? (["participating", "paused"] as const)
    : (["paused", "participating"] as const);
  await updateStates(work.db, idsOf(people), { from, values: { state: to, updated_at: work.now } });
  forget(work, communityId);
}

export async function setPostingBlocked(work: Work, { communityId, people }: Members, isBlocked: boolean) {
  await updatePostingBlocked(work.db, idsOf(people), isBlocked, work.now);
  forget(work, communityId);
}

/** Ends the memberships as if each person had left; somebody who was only invited takes no place. */
export async function withdrawMembers(work: Work, { communityId, kind, people }: Members) {
  let places = 0;
  for (const from of ["participating", "paused", "not_participating"] as const) {
    const some = idsOf(people.filter(({ state }) => state === from));
    const ended = some.length > 0 ? await updateWithdrawn(work.db, some, from, work.now) : [];
    if (ended.length < some.length) throw new Error("members were withdrawn without the community's lock");
    if (from !== "not_participating") places += ended.length;
  }
  const isAlumni = kind === "alumnus";
  await stepCounters(work.db, communityId, {
    alumni: isAlumni ? -places : 0,
    employees: isAlumni ? 0 : -places,
    candidates: 0,
  });
  await work.emit(profilesErased, { membershipIds: idsOf(people) });
  await work.emit(membersWithdrawn, { communityId, membershipIds: idsOf(people) });
  forget(work, communityId);
}
