import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { getPost, listPosts } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import type { TimelineFilter } from "./timeline-filter.ts";
import { tabShows } from "./timeline-filter.ts";
import { shownPosts, type Timeline, timelinesKey } from "./use-timeline.ts";

export const postKey = (id: number) => [getPost.path, id] as const;
type OnePost = AnswerOf<typeof getPost>;

/** One post as it is read; its key is that of the cache, so that reactions show there and in the lists alike. */
export const postQuery = (id: number) =>
  queryOptions<OnePost, ApiError>({
    queryKey: postKey(id),
    queryFn: ({ signal }) => send(getPost, { params: { id } }, signal),
  });

/** Changes a post wherever it is shown; answers how to put everything back. R152 */
export function patchPost(cache: QueryClient, id: number, change: (post: Post) => Post): () => void {
  const before = [
    ...cache.getQueriesData<Timeline>({ queryKey: [listPosts.path] }),
    ...cache.getQueriesData<OnePost>({ queryKey: postKey(id) }),
  ];
  mapTimelines(cache, (records) => records.map((post) => (post.id === id ? change(post) : post)));
  cache.setQueriesData<OnePost>(
    { queryKey: postKey(id) },
    (old) => old && { ...old, data: change(old.data) },
  );
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data);
  };
}

/** A post edited elsewhere: read once more where it is shown, and merged into its place in the lists. R152 */
export async function rereadPost(cache: QueryClient, communityId: number, id: number): Promise<void> {
  await cache.invalidateQueries({ queryKey: postKey(id) });
  if (!shownPosts(cache, communityId).includes(id)) return;
  const answer = await cache.fetchQuery({ ...postQuery(id), meta: { quiet: true } }).catch(() => null);
  // Whoever may not read it any more is told so by another event.
  if (answer) patchPost(cache, id, () => answer.data);
}

/** Takes a post out of every list: deleted, hidden, or no longer kept. */
export function dropPost(
  cache: QueryClient,
  id: number,
  filter: (key: TimelineFilter) => boolean = () => true,
): void {
  mapTimelines(cache, (records) => records.filter((post) => post.id !== id), filter);
}

/** R151: a post just written goes to the top of the tabs it belongs to. */
export function putPostOnTop(cache: QueryClient, post: Post): void {
  for (const [key, data] of cache.getQueriesData<Timeline>({ queryKey: timelinesKey(post.community_id) })) {
    const filter = key[2] as TimelineFilter;
    const [first, ...others] = data?.pages ?? [];
    const belongs =
      tabShows(filter.tab, post) &&
      (filter.tag === undefined || post.tags.some((tag) => tag.name === filter.tag));
    if (!data || !first || !belongs) continue;
    const records = [post, ...first.data.records.filter((one) => one.id !== post.id)];
    cache.setQueryData<Timeline>(key, {
      ...data,
      pages: [{ ...first, data: { ...first.data, records } }, ...others],
    });
  }
}

function mapTimelines(
  cache: QueryClient,
  change: (records: Post[]) => Post[],
  applies: (filter: TimelineFilter) => boolean = () => true,
): void {
  for (const [key, data] of cache.getQueriesData<Timeline>({ queryKey: [listPosts.path] })) {
    if (!data || !applies(key[2] as TimelineFilter)) continue;
    const pages = data.pages.map((page) => ({
      ...page,
      data: { ...page.data, records: change(page.data.records) },
    }));
    cache.setQueryData<Timeline>(key, { ...data, pages });
  }
}
