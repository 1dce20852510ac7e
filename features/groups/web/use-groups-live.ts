import { useQueryClient } from "@tanstack/react-query";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { refresh, refreshReading } from "#kit/web/query/after-call.ts";
import { listGroups, listGroupUsers, showGroup } from "../contract/calls.ts";
import { groupChanged } from "../contract/live.ts";
import { cachedGroups } from "./cached-groups.ts";

export function useGroupsLive(communityId: number): void {
  const cache = useQueryClient();
  useRoom(roomName(COMMUNITY_ROOM, communityId), {
    handlers: [
      onLive(groupChanged, ({ id, change, members_count }) => {
        const group = { params: { id } };
        if (change === "members") {
          cachedGroups(cache).patch(id, (old) => ({ ...old, members_count }));
          return void refreshReading(cache, listGroupUsers, group);
        }
        refresh(cache, listGroups);
        void refreshReading(cache, showGroup, group);
      }),
    ],
    onGap: () => refresh(cache, listGroups),
  });
}
