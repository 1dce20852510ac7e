import { onLive } from "#kit/web/live/live-client.ts";
import { ownRoom, useRoom } from "#kit/web/live/use-room.ts";
import { chatsChanged } from "../../contract/live.ts";

/** Calls back whenever something is written, read or ended in a chat of the community in which one has a part. */
export function useRoomsLive(communityId: number, onChange: () => void): void {
  useRoom(ownRoom(), {
    handlers: [
      onLive(chatsChanged, ({ community_id }) => {
        if (community_id === communityId) onChange();
      }),
    ],
  });
}
