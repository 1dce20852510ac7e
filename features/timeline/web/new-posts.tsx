import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  postCreatedLive,
  postDeletedLive,
  postHiddenLive,
  postRevealedLive,
} from "#features/posts/contract/live.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { hasNewPostsOf, type TimelineFilter, usePostRooms } from "#features/posts/web/index.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useTimelineMessages } from "./messages.ts";
import { findMissedPosts } from "./missed-posts.ts";
import styles from "./timeline.module.css";

type Props = {
  readonly communityId: number;
  readonly filter: TimelineFilter;
  readonly shown: readonly Post[];
  readonly onShow: () => void;
};

/**
 * Posts written meanwhile that belong where one is reading: announced rather than pushed in front of somebody. A tap
 * shows them and goes to the top. Give it a key for each filter.
 */
export function NewPosts({ communityId, filter, shown, onShow }: Props) {
  const text = useTimelineMessages();
  const cache = useQueryClient();
  const { tab, tag } = filter;
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  const listener = useMemo(() => {
    const add = (ids: readonly number[]) => setFound((old) => new Set([...old, ...ids]));
    const look = () => void findMissedPosts(cache, communityId, { tab, tag }).then(add);
    const addIfShown = ({ id, content_type }: { id: number; content_type: number }) => {
      if (!hasNewPostsOf(tab, content_type)) return;
      // Which tags it has the event does not say.
      if (tag === undefined) add([id]);
      else look();
    };
    const vanish = ({ id }: { id: number }) =>
      setFound((old) => new Set([...old].filter((one) => one !== id)));
    return {
      handlers: [
        onLive(postCreatedLive, addIfShown),
        onLive(postRevealedLive, addIfShown),
        onLive(postHiddenLive, vanish),
        onLive(postDeletedLive, vanish),
      ],
      onJoined: look,
    };
  }, [cache, communityId, tab, tag]);
  usePostRooms(communityId, listener);
  const shownIds = new Set(shown.map((post) => post.id));
  const count = [...found].filter((id) => !shownIds.has(id)).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.news}
      onClick={() => {
        setFound(new Set());
        onShow();
        window.scrollTo({ top: 0 });
      }}
    >
      {text.newPosts(count)}
    </button>
  );
}
