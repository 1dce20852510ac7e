import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import type { Comment } from "../contract/comment.ts";
import { likeComment, unlikeComment } from "../contract/like-calls.ts";
import { useCommentMessages } from "./messages.ts";
import { cachedComments } from "./use-comments.ts";

/** Likes a comment or takes the like back; the change shows at once and is undone if the server refuses. */
export function CommentLike({ comment }: { comment: Comment }) {
  const text = useCommentMessages();
  const { patch, drop } = cachedComments(useQueryClient());
  const { id, post_id } = comment;
  const like = !comment.like;
  const { run } = useAction(like ? likeComment : unlikeComment, {
    input: () => ({ params: { id: post_id, commentId: id } }),
    show: () =>
      patch(id, (old) => ({ ...old, like, like_count: old.like_count + Number(like) - Number(old.like) })),
    onDone: ({ data }) => patch(id, (old) => ({ ...old, ...data })),
    gone: () => text.gone,
    onGone: () => drop(id),
  });
  const Icon = comment.like ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="quiet"
      icon={<Icon size={18} aria-hidden="true" />}
      aria-pressed={comment.like}
      aria-label={text.likes(comment.like_count)}
      onClick={() => run()}
    >
      {comment.like_count > 0 ? comment.like_count : text.like}
    </Button>
  );
}
