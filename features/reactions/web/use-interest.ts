import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { send } from "#kit/web/api/send.ts";
import { expressInterest } from "../contract/calls.ts";

/** R010: there is no way back, so it is shown only once the server has it. */
export function useExpressInterest(post: Post) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(expressInterest, { params: { id: post.id } }),
    onSuccess: ({ data }) =>
      void cachedPosts(cache).patch(post.id, (old) => ({
        ...old,
        ...data,
        abilities: { ...old.abilities, interest: false },
      })),
  });
}
