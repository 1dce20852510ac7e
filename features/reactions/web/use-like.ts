import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { send } from "#kit/web/api/send.ts";
import { likePost, unlikePost } from "../contract/calls.ts";

/** Likes or takes the like back; shown at once and put back if the server refuses. R158 */
export function useLike(post: Post) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (like: boolean) => send(like ? likePost : unlikePost, { params: { id: post.id } }),
    onMutate: (like) => ({
      undo: cachedPosts(cache).patch(post.id, (old) => ({
        ...old,
        like,
        like_count: old.like_count + step(old.like, like),
      })),
    }),
    onSuccess: ({ data }) => void cachedPosts(cache).patch(post.id, (old) => ({ ...old, ...data })),
    onError: (_error, _like, shown) => shown?.undo(),
  });
}

const step = (before: boolean, after: boolean): number => Number(after) - Number(before);
