import { useMutation, useQueryClient } from "@tanstack/react-query";
import { updateComment } from "#features/comments/contract/admin-calls.ts";
import { deleteComment } from "#features/comments/contract/calls.ts";
import type { Comment } from "#features/comments/contract/comment.ts";
import { listOfficialPosts, listUserPosts } from "#features/posts/contract/admin-calls.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { type ApiError, isApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { useAdminCommentMessages } from "./messages.ts";
import { type AdminPostPlace, changeAdminPost } from "./use-admin-post.ts";

/** Hide, reveal and delete, each shown at once; what its writer has deleted meanwhile goes from the list. R418–R421 */
export function useModerateComment(place: AdminPostPlace) {
  const text = useAdminCommentMessages();
  const cache = useQueryClient();
  const { postId } = place;

  const relist = () => {
    for (const { path } of [listUserPosts, listOfficialPosts])
      void cache.invalidateQueries({ queryKey: [path] });
  };
  const drop = (comment: Comment) => {
    changeAdminPost(cache, place, {
      post: (post) => ({
        ...post,
        comment_count: Math.max(0, post.comment_count - (comment.published ? 1 : 0)),
      }),
      comments: (comments) => comments.filter(({ id }) => id !== comment.id),
    });
    relist();
  };
  // R509: told by its message code.
  const onError = (error: ApiError, comment: Comment) => {
    if (!isApiError(error, commonErrors.RECORD_NOT_FOUND.code))
      return reportError(error, { quiet: false, call: "mutation" });
    drop(comment);
    toast({ type: "info", message: text.goneAlready });
  };

  const toggle = useMutation({
    mutationFn: (comment: Comment) =>
      send(updateComment, {
        params: { postId, commentId: comment.id },
        body: { published: !comment.published, comment_deleted_flg: false },
      }),
    onSuccess: ({ data, comment_count }, before) => {
      if (!data) return drop(before);
      changeAdminPost(cache, place, {
        post: (post) => ({ ...post, comment_count }),
        comments: (comments) => comments.map((comment) => (comment.id === data.id ? data : comment)),
      });
      relist();
      toast({ type: "success", message: data.published ? text.didReveal : text.didHide });
    },
    onError,
    meta: { quiet: true },
  });
  const remove = useMutation({
    mutationFn: (comment: Comment) => send(deleteComment, { params: { id: postId, commentId: comment.id } }),
    onSuccess: (_answer, comment) => {
      drop(comment);
      toast({ type: "success", message: text.didDelete });
    },
    onError,
    meta: { quiet: true },
  });
  return { toggle, remove };
}
