import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "#kit/web/query/use-action.tsx";
import { updateUserPost } from "../contract/admin-calls.ts";
import type { Post } from "../contract/post.ts";
import { cachedPosts } from "./cached-posts.ts";
import { usePostMessages } from "./messages.ts";

/** In the console another administrator may have been first, and the open posts change with the timeline. */
type Console = {
  readonly origin: { readonly from_ct_10?: true };
  readonly onDone: (post: Post) => void;
  readonly gone: () => string;
  readonly onGone: () => void;
};

/** Hides a post from members, or reveals it, in the timeline or the console. R438 */
export function useHidePost(from?: Console) {
  const text = usePostMessages();
  const cache = useQueryClient();
  const toggle = useAction(updateUserPost, {
    ...(from && { gone: from.gone, onGone: from.onGone, showsStale: true }),
    input: ({ id, published, updated_at }: Post) => ({
      params: { id },
      body: { published: !published, updated_at, ...from?.origin },
    }),
    done: ({ data: { published, title } }) => (published ? text.revealed : text.hidden)(title),
    follow: ({ data }) => [{ label: text.undo, run: () => toggle.run(data) }],
    onDone: ({ data }) => {
      cachedPosts(cache).patch(data.id, (old) => ({ ...old, ...data }));
      from?.onDone(data);
    },
  });
  return toggle;
}
