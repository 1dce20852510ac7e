import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { listPosts } from "../contract/calls.ts";
import {
  COMMUNITY_ALUMNI_ROOM,
  COMMUNITY_ROOM,
  postCountsLive,
  postCreatedLive,
  postDeletedLive,
  postHiddenLive,
  postRevealedLive,
  postUpdatedLive,
} from "../contract/live.ts";
import { useMessages } from "./messages.ts";
import { findMissedPosts } from "./missed-posts.ts";
import { dropPost, patchPost, postKey, rereadPost } from "./post-cache.ts";
import styles from "./posts.module.css";
import { shownPosts } from "./use-timeline.ts";

export type News = { readonly count: number; readonly clear: () => void };

/**
 * Keeps the timeline true while it is on screen: what is hidden or deleted vanishes at once, counters follow, and
 * new posts are announced rather than pushed in front of somebody reading.
 */
export function useTimelineLive(communityId: number): News {
  const cache = useQueryClient();
  const [unseen, setUnseen] = useState<ReadonlySet<number>>(new Set());
  const listener = useMemo(() => {
    const announce = ({ id }: { id: number }) => {
      if (!shownPosts(cache, communityId).includes(id)) setUnseen((old) => new Set(old).add(id));
    };
    const vanish = ({ id }: { id: number }) => {
      dropPost(cache, id);
      setUnseen((old) => new Set([...old].filter((one) => one !== id)));
      void cache.invalidateQueries({ queryKey: postKey(id) });
    };
    const refresh = () => void cache.invalidateQueries({ queryKey: [listPosts.path, communityId] });
    return {
      handlers: [
        onLive(postCreatedLive, announce),
        onLive(postRevealedLive, announce),
        onLive(postHiddenLive, vanish),
        onLive(postDeletedLive, vanish),
        onLive(postUpdatedLive, ({ id }) => void rereadPost(cache, communityId, id)),
        onLive(
          postCountsLive,
          ({ id, ...counts }) => void patchPost(cache, id, (post) => ({ ...post, ...counts })),
        ),
      ],
      onGap: refresh,
    };
  }, [cache, communityId]);
  const atOnce = {
    ...listener,
    onJoined: () =>
      void findMissedPosts(cache, communityId).then((ids) => setUnseen((old) => new Set([...old, ...ids]))),
  };
  const isAlumni = currentArea() === "alumni";
  // Of two rooms the second is joined last.
  useRoom(roomName(COMMUNITY_ROOM, communityId), isAlumni ? listener : atOnce);
  useRoom(isAlumni ? roomName(COMMUNITY_ALUMNI_ROOM, communityId) : null, atOnce);
  return { count: unseen.size, clear: () => setUnseen(new Set()) };
}

/** Offers what has come in since; a tap shows it and goes to the top. */
export function NewPostsButton({ news, onShow }: { news: News; onShow: () => void }) {
  const text = useMessages();
  if (news.count === 0) return null;
  return (
    <button
      type="button"
      className={styles.news}
      onClick={() => {
        news.clear();
        onShow();
        window.scrollTo({ top: 0 });
      }}
    >
      {text.newPosts(news.count)}
    </button>
  );
}
