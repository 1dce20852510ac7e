import type { QueryClient } from "@tanstack/react-query";
import { listPosts } from "#features/posts/contract/calls.ts";
import {
  filterQuery,
  hasNewPosts,
  type Timeline,
  type TimelineFilter,
  timelineKey,
} from "#features/posts/web/index.ts";
import { send } from "#kit/web/api/send.ts";

/**
 * Posts of the filter written between the reading of the list and the moment from which new ones are announced live.
 * A list that is just being read again brings them by itself; a failure is no more than an announcement less.
 */
export async function findMissedPosts(
  cache: QueryClient,
  communityId: number,
  filter: TimelineFilter,
): Promise<readonly number[]> {
  const queryKey = timelineKey(communityId, filter);
  const shown = () =>
    cache.isFetching({ queryKey }) > 0 ? undefined : cache.getQueryData<Timeline>(queryKey)?.pages;
  if (!hasNewPosts(filter.tab) || !shown()) return [];
  const query = filterQuery(filter);
  const newest = await send(listPosts, { params: { id: communityId }, query }).catch(() => null);
  const pages = shown();
  if (!newest || !pages) return [];
  const latest = Math.max(0, ...pages.flatMap((page) => page.data.records).map((post) => post.id));
  return newest.data.records.map((post) => post.id).filter((id) => id > latest);
}
