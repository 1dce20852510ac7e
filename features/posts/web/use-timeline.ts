import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { callKey } from "#kit/web/query/use-call.ts";
import { type ListPages, listKey, useListCall } from "#kit/web/query/use-list-call.ts";
import { listPosts } from "../contract/calls.ts";
import { writtenTypes } from "../contract/content-type.ts";
import { filterQuery, type TimelineFilter } from "./timeline-filter.ts";

export type Timeline = ListPages<typeof listPosts>;

const input = (communityId: number, filter: TimelineFilter) => ({
  params: { id: communityId },
  query: filterQuery(filter),
});

export const timelineKey = (communityId: number, filter: TimelineFilter) =>
  listKey(listPosts, input(communityId, filter));
/** All tabs of one community's timeline. */
export const timelinesKey = (communityId: number) => callKey(listPosts, { params: { id: communityId } });

/** The ids of the posts in all lists of the community that have been read. */
export const shownPosts = (cache: QueryClient, communityId: number): readonly number[] =>
  cache
    .getQueriesData<Timeline>({ queryKey: timelinesKey(communityId) })
    .flatMap(([, timeline]) => timeline?.pages ?? [])
    .flatMap((page) => page.data.records.map((post) => post.id));

/** The pages loaded so far, each continuing where the one before ended; never a post twice. R148 */
export function useTimeline(communityId: number, filter: TimelineFilter) {
  const cache = useQueryClient();
  const query = useListCall(
    listPosts,
    input(communityId, filter),
    ({ data }) => data.records,
    ({ id }) => id,
  );
  const writable = query.first?.writable_types;
  /** From the top, however far somebody has read: the pages below are read again when they come to them. */
  const readAnew = () => {
    cache.setQueryData<Timeline>(timelineKey(communityId, filter), (old) =>
      old ? { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) } : old,
    );
    return query.refetch();
  };
  /** Unknown until the first answer. */
  const writableTypes = writable && writtenTypes.filter((type) => writable.includes(type));
  return { ...query, readAnew, writableTypes };
}
