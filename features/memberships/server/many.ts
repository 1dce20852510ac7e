import { stepCounters } from "#features/communities/server/index.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Work } from "#kit/server/work/work.ts";
import { writeStates } from "./candidacies.sql.ts";
import { eraseProfiles } from "./erase-profiles.ts";
import { memberWithdrawn } from "./events.ts";
import { writePostingBlocked } from "./many.sql.ts";

/** Of one kind and community, whose lock is held, so that nobody's state has changed since it was read. */
type Members = {
  readonly communityId: number;
  readonly kind: string;
  readonly people: readonly {
    readonly id: number;
    readonly account_id: number;
    readonly state: MembershipState;
  }[];
};

const idsOf = (people: Members["people"]): number[] => people.map(({ id }) => id);
const forget = (work: Work, communityId: number) =>
  work.afterCommit(() => work.services.access.forgetCommunity(communityId));

/** They keep their places, so that no counter moves. */
export async function setPaused(work: Work, { communityId, people }: Members, isPaused: boolean) {
  const [from, to] = isPaused
    ? (["participating", "paused"] as const)
    : (["paused", "participating"] as const);
  await writeStates(work.db, idsOf(people), { from, values: { state: to, updated_at: work.now } });
  forget(work, communityId);
}

export async function setPostingBlocked(work: Work, { communityId, people }: Members, isBlocked: boolean) {
  await writePostingBlocked(work.db, idsOf(people), isBlocked, work.now);
  forget(work, communityId);
}

/** Ends their memberships as if each had left; whoever has only been invited takes no place. */
export async function withdrawMembers(work: Work, { communityId, kind, people }: Members) {
  const values = { state: "withdrawn", withdrawn_at: work.now, updated_at: work.now } as const;
  let places = 0;
  for (const from of ["participating", "paused", "not_participating"] as const) {
    const some = idsOf(people.filter(({ state }) => state === from));
    const ended = some.length > 0 ? await writeStates(work.db, some, { from, values }) : [];
    if (ended.length < some.length) throw new Error("members were withdrawn without the community's lock");
    if (from !== "not_participating") places += ended.length;
  }
  const isAlumni = kind === "alumnus";
  await stepCounters(work.db, communityId, {
    alumni: isAlumni ? -places : 0,
    employees: isAlumni ? 0 : -places,
    candidates: 0,
  });
  await eraseProfiles(work, "id", idsOf(people));
  for (const { id, account_id } of people)
    await work.emit(memberWithdrawn, { communityId, membershipId: id, accountId: account_id });
  forget(work, communityId);
}
