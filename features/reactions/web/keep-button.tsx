import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts, changeKept } from "#features/posts/web/index.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { keepPost, unkeepPost } from "../contract/keep-calls.ts";
import { useMessages } from "./messages.ts";
import styles from "./reactions.module.css";

/** Keeps a post or no longer does; under the keep tab it then leaves the list. R156, R157 */
function useKeep(post: Post) {
  const cache = useQueryClient();
  const favorite = !post.favorite;
  return useAction(favorite ? keepPost : unkeepPost, {
    input: () => ({ params: { id: post.id } }),
    show: () => cachedPosts(cache).patch(post.id, (old) => ({ ...old, favorite })),
    onDone: () => changeKept(cache, post, favorite),
  });
}

export function KeepButton({ post }: { post: Post }) {
  const text = useMessages();
  const keep = useKeep(post);
  const Icon = post.favorite ? IconBookmarkFilled : IconBookmark;
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={post.favorite}
      disabled={!post.abilities.favorite}
      onClick={() => keep.run()}
    >
      <Icon size={20} aria-hidden="true" />
      {post.favorite ? text.kept : text.keep}
    </button>
  );
}
