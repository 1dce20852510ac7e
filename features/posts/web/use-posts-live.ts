import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { useCommunity } from "#features/communities/web/index.ts";
import { roomName } from "#kit/contract/live.ts";
import { onLive, type RoomListener } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { refresh, refreshReading } from "#kit/web/query/after-call.ts";
import { fetchCall } from "#kit/web/query/use-call.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";
import { getPost, listPosts } from "../contract/calls.ts";
import { readsAllJobOffers } from "../contract/content-type.ts";
import {
  COMMUNITY_ALUMNI_ROOM,
  postCountsLive,
  postDeletedLive,
  postHiddenLive,
  postUpdatedLive,
} from "../contract/live.ts";
import { cachedPosts } from "./cached-posts.ts";

/** Updates posts live while on the screen: hidden or deleted ones vanish at once, edits and counters follow. */
export function usePostsLive(communityId: number): void {
  const cache = useQueryClient();
  const { drop, patch } = cachedPosts(cache);
  const vanish = ({ id }: { id: number }) => {
    drop(id);
    void refreshReading(cache, getPost, { params: { id } });
  };
  usePostRooms(communityId, {
    handlers: [
      onLive(postHiddenLive, vanish),
      onLive(postDeletedLive, vanish),
      onLive(postUpdatedLive, ({ id }) => void rereadPost(cache, id)),
      onLive(postCountsLive, ({ id, ...counts }) => void patch(id, (post) => ({ ...post, ...counts }))),
    ],
    onGap: () => {
      void refreshReading(cache, listPosts, { params: { id: communityId } });
      refresh(cache, getPost);
    },
  });
}

/** Loads a post edited elsewhere once, and merges it into its place in the lists. R152 */
async function rereadPost(cache: QueryClient, id: number): Promise<void> {
  const posts = cachedPosts(cache);
  if (!posts.has(id)) return;
  const answer = await fetchCall(cache, getPost, { params: { id } }).catch(() => null);
  // People who may no longer read it get another event.
  if (answer) posts.patch(id, () => answer.data);
}

/** Tells whether this person does, as far as is loaded. R009 */
export const useReadsAllJobOffers = (communityId: number): boolean =>
  readsAllJobOffers(kindOfArea(currentArea()), useCommunity(communityId).data?.data.me.is_admin ?? false);

/** Listens to events of the posts this person may read; those of job offers have their own room. R009 */
export function usePostRooms(communityId: number, listener: RoomListener): void {
  const readsJobOffers = useReadsAllJobOffers(communityId);
  const { onJoined: _, ...first } = listener;
  // The second of the two rooms is joined last.
  useRoom(roomName(COMMUNITY_ROOM, communityId), readsJobOffers ? first : listener);
  useRoom(readsJobOffers ? roomName(COMMUNITY_ALUMNI_ROOM, communityId) : null, listener);
}
