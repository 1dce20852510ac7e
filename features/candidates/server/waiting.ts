import { countWaiting } from "#features/communities/server/index.ts";
import { candidacyBegan } from "#features/memberships/server/events.ts";
import { candidaciesEnded } from "#features/memberships/server/index.ts";
import { roomName } from "#kit/contract/live.ts";
import { isAdministrator } from "#kit/server/access/actor.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { RoomKind } from "#kit/server/live/hub.ts";
import { on } from "#kit/server/work/domain-event.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { Work } from "#kit/server/work/work.ts";
import { countCandidates } from "../contract/calls.ts";
import { CONSOLE_ROOM, candidatesChanged } from "../contract/decisions.ts";

export const countCandidatesRoute = serve(countCandidates, async ({ run, member }) => {
  const [counted] = await run(countWaiting, { community: member.communityId });
  return { waiting: counted?.waiting ?? 0 };
});

export const consoleRooms = ({ access }: Services): readonly RoomKind[] => [
  {
    kind: CONSOLE_ROOM,
    mayJoin: async (account, id, ipAddress) => isAdministrator(await access.enter(account, id, ipAddress)),
  },
];

async function publishWaiting(work: Work, { communityId }: { readonly communityId: number }) {
  const { live, database } = work.services;
  work.afterCommit(async () => {
    const [counted] = await database.run(countWaiting, { community: communityId });
    const payload = { community_id: communityId, waiting: counted?.waiting ?? 0 };
    live.publish(roomName(CONSOLE_ROOM, communityId), candidatesChanged, payload);
  });
}

export const waitingListeners = [on(candidacyBegan, publishWaiting), on(candidaciesEnded, publishWaiting)];
