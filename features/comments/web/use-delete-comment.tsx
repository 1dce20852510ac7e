import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deleteComment } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";
import { useMessages } from "./messages.ts";
import { cachedComments } from "./use-comments.ts";

/** R155: what has been deleted elsewhere meanwhile is as good as deleted here. */
export function useDeleteComment(post: Post, { id }: Comment, name: string) {
  const text = useMessages();
  const cache = useQueryClient();
  const drop = () => {
    cachedComments(cache).drop(id);
    cachedPosts(cache).patch(post.id, (old) => ({
      ...old,
      comment_count: Math.max(0, old.comment_count - 1),
    }));
  };
  return useAction(deleteComment, {
    input: () => ({ params: { id: post.id, commentId: id } }),
    ask: () => ({
      title: text.deleteTitle,
      message: <p>{text.deleteText(name)}</p>,
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    onDone: drop,
    gone: () => text.deleted,
    onGone: drop,
  });
}
