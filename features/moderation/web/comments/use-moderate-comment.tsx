import { useQueryClient } from "@tanstack/react-query";
import { updateComment } from "#features/comments/contract/admin-calls.ts";
import { deleteComment } from "#features/comments/contract/calls.ts";
import type { Comment } from "#features/comments/contract/comment.ts";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { useBulkMessages } from "#kit/web/bulk/words.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import styles from "./admin-comments.module.css";
import { useAdminCommentMessages } from "./messages.ts";
import { type AdminPostKey, cachedAdminComments, cachedAdminPosts } from "./use-admin-post.ts";

/** Hides, reveals and deletes, each shown at once; a comment deleted meanwhile vanishes. R418–R421, R509 */
export function useModerateComment(postKey: AdminPostKey) {
  const text = useAdminCommentMessages();
  const { nameOf } = useShownAuthors();
  const cache = useQueryClient();
  const { undo } = useBulkMessages();
  const { postId } = postKey;
  const onGone = (comment: Comment) => {
    cachedAdminComments(cache).drop(comment.id);
    cachedAdminPosts(cache).patch(postId, (post) => ({
      ...post,
      comment_count: Math.max(0, post.comment_count - (comment.published ? 1 : 0)),
    }));
  };
  const gone = () => text.goneAlready;
  const toggle = useAction(updateComment, {
    input: (comment: Comment) => ({
      params: { postId, commentId: comment.id },
      body: { published: !comment.published, comment_deleted_flg: false },
    }),
    done: ({ data }) => {
      if (!data) return text.goneAlready;
      return (data.published ? text.didReveal : text.didHide)(nameOf(data.user));
    },
    follow: ({ data }) => (data ? [{ label: undo, run: () => toggle.run(data) }] : []),
    onDone: ({ data, comment_count }, before) => {
      if (!data) return onGone(before);
      cachedAdminComments(cache).patch(data.id, () => data);
      cachedAdminPosts(cache).patch(postId, (post) => ({ ...post, comment_count }));
    },
    gone,
    onGone,
  });
  const remove = useAction(deleteComment, {
    input: (comment: Comment) => ({ params: { id: postId, commentId: comment.id } }),
    ask: (comment) => ({
      title: text.deleteTitle,
      message: (
        <>
          <p>{text.deleteText(nameOf(comment.user))}</p>
          <blockquote className={styles.quote}>
            <MentionText text={comment.content} names={comment.mentions} />
          </blockquote>
        </>
      ),
      confirmLabel: text.delete,
      danger: true,
    }),
    done: (_, comment) => text.didDelete(nameOf(comment.user)),
    onDone: (_, comment) => onGone(comment),
    gone,
    onGone,
  });
  return { toggle, remove };
}
