import type { QueryClient } from "@tanstack/react-query";
import { refreshReading } from "#kit/web/query/after-call.ts";
import { cachedRows, heldIn, single } from "#kit/web/query/cached-rows.ts";
import { getPost, listPosts } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { queryShows } from "./timeline-filter.ts";

/** Gives access to the posts of every cached list, and to the open one. R152 */
export const cachedPosts = cachedRows<Post>(
  heldIn(listPosts, (answer, change) => ({
    ...answer,
    data: { ...answer.data, records: change(answer.data.records) },
  })),
  heldIn(getPost, (answer, change) => ({ ...answer, data: single(answer.data, change) })),
);

/** Updates the saved posts: a post no longer saved leaves them at once, and a new one reloads them. */
export function changeKept(cache: QueryClient, { id, community_id }: Post, favorite: boolean): void {
  const kept = { params: { id: community_id }, query: { favorite: "true" as const } };
  if (favorite) void refreshReading(cache, listPosts, kept);
  else cachedPosts(cache, ([, , query]) => "favorite" in (query as object)).drop(id);
}

/** R151: a new post goes to the top of the tabs it belongs to. */
export const putPostOnTop = (cache: QueryClient, post: Post) =>
  cachedPosts(
    cache,
    ([path, params, query]) =>
      path === listPosts.path &&
      (params as { id: number }).id === post.community_id &&
      queryShows(query as object, post),
  ).putFirst(post);
