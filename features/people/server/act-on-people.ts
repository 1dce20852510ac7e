import { lockCommunity } from "#features/communities/server/index.ts";
import {
  type ActedUpon,
  listActedUpon,
  setPaused,
  setPostingBlocked,
  withdrawMembers,
} from "#features/memberships/server/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import { letterTo } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import { blockPosting, pausePeople, resumePeople, unblockPosting, withdrawPeople } from "../contract/acts.ts";
import { letters } from "./mails.ts";
import { whyNotTo } from "./policy.ts";

const letterOf = (kind: "paused" | "resumed" | "withdrawn") => (person: ActedUpon, services: Services) =>
  // Somebody who was only invited is not told that their membership ends.
  person.state === "not_participating"
    ? undefined
    : letterTo(
        person,
        letters,
        kind,
        { community: person.community_name, at: formatMinute(services.clock.now()) },
        { from: person },
      );

type Field = "state" | "posting_blocked";
const changed = (people: readonly ActedUpon[], name: Field, after: unknown, reason?: string) =>
  new Map(
    people.map((person) => [person.id, { changes: { [name]: [person[name], after] as const }, reason }]),
  );

const pausing = (kind: MemberKind, isPaused: boolean) =>
  serveBulk((isPaused ? pausePeople : resumePeople)[kind], {
    rows: listActedUpon(kind),
    exclude: whyNotTo(isPaused ? "pausePeople" : "resumePeople"),
    lock: lockCommunity,
    letter: letterOf(isPaused ? "paused" : "resumed"),
    act: async (work, { communityId }, people) => {
      await setPaused(work, { communityId, kind, people }, isPaused);
      return changed(people, "state", isPaused ? "paused" : "participating");
    },
  });

const blocking = (kind: MemberKind, isBlocked: boolean) =>
  serveBulk((isBlocked ? blockPosting : unblockPosting)[kind], {
    rows: listActedUpon(kind),
    exclude: whyNotTo(isBlocked ? "blockPosting" : "unblockPosting"),
    lock: lockCommunity,
    act: async (work, { communityId }, people) => {
      await setPostingBlocked(work, { communityId, kind, people }, isBlocked);
      return changed(people, "posting_blocked", isBlocked);
    },
  });

const withdrawing = (kind: MemberKind) =>
  serveBulk(withdrawPeople[kind], {
    rows: listActedUpon(kind),
    exclude: whyNotTo("withdrawPeople"),
    lock: lockCommunity,
    letter: letterOf("withdrawn"),
    input: ({ body: { reason } }) => ({ reason }),
    act: async (work, { communityId }, people, { reason }) => {
      await withdrawMembers(work, { communityId, kind, people });
      return changed(people, "state", "withdrawn", reason || undefined);
    },
  });

export const actsOnPeople = (["alumnus", "employee"] as const).flatMap((kind) => [
  pausing(kind, true),
  pausing(kind, false),
  blocking(kind, true),
  blocking(kind, false),
  withdrawing(kind),
]);
