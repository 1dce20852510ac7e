import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts, changeKept } from "#features/posts/web/index.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { keepPost, unkeepPost } from "../contract/calls.ts";

/** Keeps a post or no longer does; under the keep tab it then leaves the list. R156, R157 */
export function useKeep(post: Post) {
  const cache = useQueryClient();
  const favorite = !post.favorite;
  return useAction(favorite ? keepPost : unkeepPost, {
    input: () => ({ params: { id: post.id } }),
    show: () => cachedPosts(cache).patch(post.id, (old) => ({ ...old, favorite })),
    onDone: () => changeKept(cache, post, favorite),
  });
}
