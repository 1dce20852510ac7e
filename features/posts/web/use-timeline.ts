import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { arrivedAnswer } from "#kit/web/query/use-call.ts";
import { listPosts } from "../contract/calls.ts";
import { writtenTypes } from "../contract/content-type.ts";
import type { Post } from "../contract/post.ts";
import { filterQuery, type TimelineFilter } from "./timeline-filter.ts";

export type TimelinePage = AnswerOf<typeof listPosts>;
export type Timeline = InfiniteData<TimelinePage, string | null>;

export const timelineKey = (communityId: number, filter: TimelineFilter) =>
  [listPosts.path, communityId, filter] as const;
/** All tabs of one community's timeline. */
export const timelinesKey = (communityId: number) => [listPosts.path, communityId] as const;

/** The ids of the posts in all lists of the community that have been read. */
export const shownPosts = (cache: QueryClient, communityId: number): readonly number[] =>
  cache
    .getQueriesData<Timeline>({ queryKey: timelinesKey(communityId) })
    .flatMap(([, timeline]) => timeline?.pages ?? [])
    .flatMap((page) => page.data.records.map((post) => post.id));

/** The pages loaded so far, each continuing where the one before ended; never a post twice. R148 */
export function useTimeline(communityId: number, filter: TimelineFilter) {
  const query = useInfiniteQuery<
    TimelinePage,
    ApiError,
    Timeline,
    ReturnType<typeof timelineKey>,
    string | null
  >({
    queryKey: timelineKey(communityId, filter),
    initialPageParam: null,
    getNextPageParam: (last) => last.next_post_token,
    queryFn: ({ pageParam, signal }) =>
      send(
        listPosts,
        {
          params: { id: communityId },
          query: { ...filterQuery(filter), ...(pageParam ? { next_post_token: pageParam } : {}) },
        },
        signal,
      ),
    initialData: () => {
      const page = arrivedAnswer(listPosts, { params: { id: communityId }, query: filterQuery(filter) });
      return page && { pages: [page], pageParams: [null] };
    },
    meta: { quiet: true },
  });
  const writable = query.data?.pages[0]?.writable_types ?? [];
  return {
    ...query,
    posts: uniquePosts(query.data),
    writableTypes: writtenTypes.filter((type) => writable.includes(type)),
  };
}

function uniquePosts(data: Timeline | undefined): readonly Post[] {
  const seen = new Map<number, Post>();
  for (const page of data?.pages ?? [])
    for (const post of page.data.records) if (!seen.has(post.id)) seen.set(post.id, post);
  return [...seen.values()];
}
