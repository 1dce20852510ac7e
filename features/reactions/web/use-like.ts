import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { likePost, unlikePost } from "../contract/calls.ts";

/** Likes or takes the like back; shown at once and put back if the server refuses. R158 */
export function useLike({ id, like: liked }: Post) {
  const { patch } = cachedPosts(useQueryClient());
  const like = !liked;
  return useAction(like ? likePost : unlikePost, {
    input: () => ({ params: { id } }),
    show: () =>
      patch(id, (old) => ({ ...old, like, like_count: old.like_count + Number(like) - Number(old.like) })),
    onDone: ({ data }) => patch(id, (old) => ({ ...old, ...data })),
  });
}
