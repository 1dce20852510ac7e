import type { Comment } from "#features/comments/contract/comment.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { AdminComment } from "./admin-comment.tsx";
import styles from "./admin-comments.module.css";
import { useAdminCommentMessages } from "./messages.ts";
import type { AdminPostPlace, useAdminPost } from "./use-admin-post.ts";
import { useModerateComment } from "./use-moderate-comment.tsx";

type Props = { readonly place: AdminPostPlace; readonly query: ReturnType<typeof useAdminPost> };

/** The comments on a post as administrators read them: newest first, hidden ones marked. */
export function AdminComments({ place, query }: Props) {
  const text = useAdminCommentMessages();
  const { toggle, remove } = useModerateComment(place);
  const { post, comments, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!post) return null;

  const busy = (comment: Comment) => [toggle, remove].some(({ running }) => running?.id === comment.id);

  return (
    <section aria-labelledby="admin-comments" className={styles.comments}>
      <h3 id="admin-comments">{text.title(post.comment_count)}</h3>
      {comments.length === 0 && <p className={styles.dim}>{text.empty}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <AdminComment
            key={comment.id}
            comment={comment}
            pending={busy(comment)}
            onToggle={() => toggle.run(comment)}
            onDelete={() => remove.run(comment)}
          />
        ))}
      </ul>
      {isFetchNextPageError && <p role="alert">{text.failed}</p>}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} pending={isFetchingNextPage}>
          {text.more}
        </Button>
      )}
      {remove.dialog}
    </section>
  );
}
