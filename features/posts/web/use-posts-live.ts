import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { onLive } from "#kit/web/live/live-client.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { getPost } from "../contract/calls.ts";
import { postCountsLive, postDeletedLive, postHiddenLive, postUpdatedLive } from "../contract/live.ts";
import { cachedPosts, rereadPost } from "./cached-posts.ts";
import { usePostRooms } from "./use-post-rooms.ts";
import { timelinesKey } from "./use-timeline.ts";

/** Keeps posts true while they are on screen: what is hidden or deleted vanishes at once, edits and counters follow. */
export function usePostsLive(communityId: number): void {
  const cache = useQueryClient();
  const listener = useMemo(() => {
    const vanish = ({ id }: { id: number }) => {
      cachedPosts(cache).drop(id);
      void cache.invalidateQueries({ queryKey: callKey(getPost, { params: { id } }) });
    };
    return {
      handlers: [
        onLive(postHiddenLive, vanish),
        onLive(postDeletedLive, vanish),
        onLive(postUpdatedLive, ({ id }) => void rereadPost(cache, communityId, id)),
        onLive(
          postCountsLive,
          ({ id, ...counts }) => void cachedPosts(cache).patch(id, (post) => ({ ...post, ...counts })),
        ),
      ],
      onGap: () => {
        for (const queryKey of [timelinesKey(communityId), [getPost.path]])
          void cache.invalidateQueries({ queryKey });
      },
    };
  }, [cache, communityId]);
  usePostRooms(communityId, listener);
}
