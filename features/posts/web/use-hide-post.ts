import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "#kit/web/query/use-action.tsx";
import { updateUserPost } from "../contract/admin-calls.ts";
import type { Post } from "../contract/post.ts";
import { cachedPosts } from "./cached-posts.ts";
import { usePostMessages } from "./messages.ts";

/** What an administrator does where they read it: hides a post from members, or shows it to them again. R438 */
export function useHidePost() {
  const text = usePostMessages();
  const cache = useQueryClient();
  const toggle = useAction(updateUserPost, {
    input: ({ id, published, updated_at }: Post) => ({
      params: { id },
      body: { published: !published, updated_at },
    }),
    done: ({ data: { published, title } }) => (published ? text.revealed : text.hidden)(title),
    follow: ({ data }) => [{ label: text.undo, run: () => toggle.run(data) }],
    onDone: ({ data }) => cachedPosts(cache).patch(data.id, (old) => ({ ...old, ...data })),
  });
  return toggle;
}
