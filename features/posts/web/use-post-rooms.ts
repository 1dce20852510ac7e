import { useCommunity } from "#features/communities/web/index.ts";
import { roomName } from "#kit/contract/live.ts";
import type { RoomListener } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { COMMUNITY_ALUMNI_ROOM, COMMUNITY_ROOM } from "../contract/live.ts";

/** Listens to what is told of the posts this person may read; what concerns job offers has a room of its own. R009 */
export function usePostRooms(communityId: number, listener: RoomListener): void {
  const isAdmin = useCommunity(communityId).data?.data.me.is_admin ?? false;
  const readsJobOffers = currentArea() === "alumni" || isAdmin;
  const { onJoined: _, ...first } = listener;
  // Of two rooms the second is joined last.
  useRoom(roomName(COMMUNITY_ROOM, communityId), readsJobOffers ? first : listener);
  useRoom(readsJobOffers ? roomName(COMMUNITY_ALUMNI_ROOM, communityId) : null, listener);
}
