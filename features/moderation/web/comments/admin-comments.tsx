import type { Comment } from "#features/comments/contract/comment.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { AdminComment, nameOf } from "./admin-comment.tsx";
import styles from "./admin-comments.module.css";
import { useAdminCommentMessages } from "./messages.ts";
import type { AdminPostPlace, useAdminPost } from "./use-admin-post.ts";
import { useModerateComment } from "./use-moderate-comment.ts";

type Props = { readonly place: AdminPostPlace; readonly query: ReturnType<typeof useAdminPost> };

/** The comments on a post as administrators read them: newest first, hidden ones marked. */
export function AdminComments({ place, query }: Props) {
  const text = useAdminCommentMessages();
  const { toggle, remove } = useModerateComment(place);
  const { ask, dialog } = useConfirm();
  const { post, comments, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!post) return null;

  const askAndRemove = async (comment: Comment) => {
    const yes = await ask({
      title: text.deleteTitle,
      message: (
        <>
          <p>{text.deleteText(nameOf(comment, text))}</p>
          <blockquote className={styles.quote}>
            <MentionText text={comment.content} names={comment.mentions} />
          </blockquote>
        </>
      ),
      confirmLabel: text.delete,
      danger: true,
    });
    if (yes) remove.mutate(comment);
  };
  const busy = (comment: Comment) =>
    [toggle, remove].some(({ isPending, variables }) => isPending && variables?.id === comment.id);

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
            onToggle={() => toggle.mutate(comment)}
            onDelete={() => void askAndRemove(comment)}
          />
        ))}
      </ul>
      {isFetchNextPageError && <p role="alert">{text.failed}</p>}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} pending={isFetchingNextPage}>
          {text.more}
        </Button>
      )}
      {dialog}
    </section>
  );
}
