import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import type { RoomKind } from "#kit/server/live/hub.ts";
import type { Services } from "#kit/server/work/services.ts";
import { COMMUNITY_ALUMNI_ROOM } from "../contract/live.ts";
import { readsJobOffers } from "./policy.ts";

/** Entering throws for people who may not enter, which the hub takes as a refusal. */
export const communityRooms = ({ access }: Services): readonly RoomKind[] => [
  {
    kind: COMMUNITY_ROOM,
    mayJoin: async (account, id, ipAddress) => {
      await access.enter(account, id, ipAddress);
      return true;
    },
  },
  {
    kind: COMMUNITY_ALUMNI_ROOM,
    mayJoin: async (account, id, ipAddress) => readsJobOffers(await access.enter(account, id, ipAddress)),
  },
];
