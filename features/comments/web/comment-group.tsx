import { useState } from "react";
import type { Post } from "#features/posts/contract/post.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import type { Comment } from "../contract/comment.ts";
import { type AnsweredComment, CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comments.module.css";
import { useCommentMessages } from "./messages.ts";
import { oldestFirst, useReplies } from "./use-comments.ts";

type Props = {
  readonly post: Post;
  readonly comment: Comment;
  readonly latest: readonly Comment[];
  /** Tells that a reply to it is begun, or no longer being written. */
  readonly onAnswered: (comment: Comment, isAnswered: boolean) => void;
};

/** Shows a comment with its replies, earlier ones on request, and the field to reply. */
export function CommentGroup({ post, comment, latest, onAnswered }: Props) {
  const text = useCommentMessages();
  const [showsAll, setShowsAll] = useState(false);
  const [answered, setAnswered] = useState<AnsweredComment>();
  const earlier = useReplies(post, comment.id, showsAll);
  const known = new Map([...earlier.rows, ...latest].map((reply) => [reply.id, reply]));
  const replies = oldestFirst([...known.values()]);
  const more = comment.reply_count - replies.length;
  const answer = (to?: Comment) =>
    post.abilities.comment && !comment.withheld && comment.published
      ? () => {
          setAnswered({ thread: comment, to });
          onAnswered(comment, true);
        }
      : undefined;
  const close = () => {
    setAnswered(undefined);
    onAnswered(comment, false);
  };
  const toEarlier = () => (showsAll ? void earlier.fetchNextPage() : setShowsAll(true));
  return (
    <li className={styles.group}>
      <CommentItem post={post} comment={comment} onReply={answer()} />
      {(replies.length > 0 || more > 0 || answered) && (
        <div className={styles.replies}>
          {more > 0 && (
            <Button variant="subtle" size="sm" pending={earlier.isFetching} onClick={toEarlier}>
              {text.earlierReplies(more)}
            </Button>
          )}
          {replies.length > 0 && (
            <ol className={common.column4} aria-label={text.replies}>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem post={post} comment={reply} onReply={answer(reply)} />
                </li>
              ))}
            </ol>
          )}
          {answered && (
            <CommentForm key={answered.to?.id ?? 0} post={post} answered={answered} onClose={close} />
          )}
        </div>
      )}
    </li>
  );
}
