import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts, changeKept } from "#features/posts/web/index.ts";
import { send } from "#kit/web/api/send.ts";
import { keepPost, unkeepPost } from "../contract/calls.ts";

/** Keeps a post or no longer does; under the keep tab it then leaves the list. R156, R157 */
export function useKeep(post: Post) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (keep: boolean) => send(keep ? keepPost : unkeepPost, { params: { id: post.id } }),
    onMutate: (favorite) => ({ undo: cachedPosts(cache).patch(post.id, (old) => ({ ...old, favorite })) }),
    onSuccess: (_answer, favorite) => changeKept(cache, post, favorite),
    onError: (_error, _favorite, shown) => shown?.undo(),
  });
}
