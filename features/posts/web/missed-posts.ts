import type { QueryClient } from "@tanstack/react-query";
import { send } from "#kit/web/api/send.ts";
import { listPosts } from "../contract/calls.ts";
import { shownPosts, timelinesKey } from "./use-timeline.ts";

/**
 * Posts written between the reading of the list and the moment from which new ones are announced live. A list that
 * is just being read again brings them by itself; a failure is no more than an announcement less.
 */
export async function findMissedPosts(cache: QueryClient, communityId: number): Promise<readonly number[]> {
  const isReading = () => cache.isFetching({ queryKey: timelinesKey(communityId) }) > 0;
  if (isReading() || shownPosts(cache, communityId).length === 0) return [];
  const newest = await send(listPosts, { params: { id: communityId }, query: {} }).catch(() => null);
  if (!newest || isReading()) return [];
  const latestShown = Math.max(...shownPosts(cache, communityId));
  return newest.data.records.map((post) => post.id).filter((id) => id > latestShown);
}
