import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listPosts } from "#features/posts/contract/calls.ts";
import {
  postCreatedLive,
  postDeletedLive,
  postHiddenLive,
  postRevealedLive,
} from "#features/posts/contract/live.ts";
import {
  filterQuery,
  hasNewPosts,
  hasNewPostsOf,
  type TimelineFilter,
  usePostRooms,
  type useTimeline,
} from "#features/posts/web/index.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { fetchCall } from "#kit/web/query/use-call.ts";
import { useTimelineMessages } from "./messages.ts";
import styles from "./timeline.module.css";

type Props = {
  readonly communityId: number;
  readonly filter: TimelineFilter;
  readonly timeline: ReturnType<typeof useTimeline>;
};

/**
 * Announces new posts that belong to the current list, instead of pushing them in. A tap shows them and goes to the
 * top. Give it a key for each filter.
 */
export function NewPosts({ communityId, filter, timeline }: Props) {
  const text = useTimelineMessages();
  const cache = useQueryClient();
  const { tab, tag } = filter;
  const { rows, isFetching } = timeline;
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  const add = (ids: readonly number[]) => setFound((old) => new Set([...old, ...ids]));
  /**
   * Looks for posts written between the load of the list and the moment from which new ones come live. A list that is
   * reloading brings them by itself; a failure only costs an announcement.
   */
  const look = async () => {
    if (!hasNewPosts(tab) || isFetching || !timeline.first) return;
    const input = { params: { id: communityId }, query: filterQuery(filter) };
    const newest = await fetchCall(cache, listPosts, input).catch(() => null);
    const latest = Math.max(0, ...rows.map(({ id }) => id));
    add(newest?.data.records.map(({ id }) => id).filter((id) => id > latest) ?? []);
  };
  const addIfShown = ({ id, content_type }: { id: number; content_type: number }) => {
    if (!hasNewPostsOf(tab, content_type)) return;
    // The event does not name the post's tags.
    if (tag === undefined) add([id]);
    else void look();
  };
  const vanish = ({ id }: { id: number }) => setFound((old) => new Set([...old].filter((one) => one !== id)));
  usePostRooms(communityId, {
    handlers: [
      onLive(postCreatedLive, addIfShown),
      onLive(postRevealedLive, addIfShown),
      onLive(postHiddenLive, vanish),
      onLive(postDeletedLive, vanish),
    ],
    onJoined: () => void look(),
  });
  const shown = new Set(rows.map(({ id }) => id));
  const count = [...found].filter((id) => !shown.has(id)).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.news}
      onClick={() => {
        // It stays until they are shown, so that the keyboard goes on with the first of them.
        void timeline.readAnew().then(() => setFound(new Set()));
        window.scrollTo({ top: 0 });
      }}
    >
      {text.newPosts(count)}
    </button>
  );
}
