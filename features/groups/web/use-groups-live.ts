import { useQueryClient } from "@tanstack/react-query";
import { COMMUNITY_ROOM } from "#features/posts/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { groupChanged } from "../contract/live.ts";
import { cachedGroups, refreshGroup, refreshLists, refreshUsers } from "./cached-groups.ts";

/** Keeps lists, counts and members true while they are on screen. */
export function useGroupsLive(communityId: number): void {
  const cache = useQueryClient();
  const refresh = () => void refreshLists(cache);
  useRoom(roomName(COMMUNITY_ROOM, communityId), {
    handlers: [
      onLive(groupChanged, ({ id, change, members_count }) => {
        if (change !== "members") return refreshGroup(cache, id);
        cachedGroups(cache).patch(id, (group) => ({ ...group, members_count }));
        void refreshUsers(cache, id);
      }),
    ],
    onGap: refresh,
  });
}
