import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Post } from "#features/posts/contract/post.ts";
import { usePostRooms } from "#features/posts/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { onLive } from "#kit/web/live/live-client.ts";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import type { Comment } from "../contract/comment.ts";
import {
  commentCreatedLive,
  commentDeletedLive,
  commentEditedLive,
  commentHiddenLive,
  commentLikedLive,
  commentRevealedLive,
} from "../contract/live.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentGroup } from "./comment-group.tsx";
import { useCommentMessages } from "./messages.ts";
import { cachedComments, oldestFirst, refreshComments, useComments } from "./use-comments.ts";

/** Shows the comments under a post and the field to write one; the comments of others appear and vanish live. */
export function CommentThread({ post }: { post: Post }) {
  const text = useCommentMessages();
  const thread = useComments(post);
  const [answered, setAnswered] = useState<readonly Comment[]>([]);
  const note = (comment: Comment, isAnswered: boolean) =>
    setAnswered((old) => [...old.filter(({ id }) => id !== comment.id), ...(isAnswered ? [comment] : [])]);
  const comments = withAnswered(thread, answered);
  useCommentsLive(post);
  return (
    <Card id="comments" aria-label={text.title} className={common.column4}>
      <h2>{text.title}</h2>
      {thread.hasNextPage && (
        <Button
          variant="subtle"
          pending={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
        >
          {text.older}
        </Button>
      )}
      <LoadedList
        query={thread}
        rows={comments}
        skeleton={<RowSkeletons count={2} />}
        empty={<EmptyState title={text.empty}>{post.abilities.comment ? text.emptyHint : null}</EmptyState>}
        foot="none"
      >
        {(shown) => (
          <ol className={common.column4}>
            {shown.map((comment) => (
              <CommentGroup
                key={comment.id}
                post={post}
                comment={comment}
                latest={thread.replies.get(comment.id) ?? []}
                onAnswered={note}
              />
            ))}
          </ol>
        )}
      </LoadedList>
      {post.abilities.comment ? <CommentForm post={post} /> : <p className={common.fine}>{text.closed}</p>}
    </Card>
  );
}

/** A comment that goes while somebody writes a reply to it keeps its place without words, so that the reply is not lost. */
function withAnswered(
  { rows, hasNextPage }: Pick<ReturnType<typeof useComments>, "rows" | "hasNextPage">,
  answered: readonly Comment[],
): readonly Comment[] {
  const known = new Set(rows.map(({ id }) => id));
  const missing = answered.filter(({ id }) => !known.has(id));
  const isDeleted = ({ id }: Comment) => !hasNextPage || id > (rows[0]?.id ?? 0);
  return oldestFirst([
    ...rows,
    ...missing.map((one) => (isDeleted(one) ? { ...one, content: "", withheld: true } : one)),
  ]);
}

function useCommentsLive(post: Post): void {
  const cache = useQueryClient();
  const refetch = () => void refreshComments(cache, post.id);
  type Named = { readonly id: number; readonly post_id: number };
  const onOwn =
    <P extends Named>(run: (payload: P) => void) =>
    (payload: P) => {
      if (payload.post_id === post.id) run(payload);
    };
  const { patch } = cachedComments(cache);
  // A deleted comment with replies stays without its text, so a deletion reloads the comments too.
  const reread = [
    commentCreatedLive,
    commentEditedLive,
    commentRevealedLive,
    commentHiddenLive,
    commentDeletedLive,
  ].map((event) => onLive(event, onOwn(refetch)));
  const counted = onLive(
    commentLikedLive,
    onOwn(({ id, like_count }) => void patch(id, (old) => ({ ...old, like_count }))),
  );
  usePostRooms(post.community_id, { handlers: [...reread, counted], onGap: refetch });
}
