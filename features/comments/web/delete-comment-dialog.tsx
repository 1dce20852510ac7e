import type { Post } from "#features/posts/contract/post.ts";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import type { Comment } from "../contract/comment.ts";
import { useMessages } from "./messages.ts";
import { useDeleteComment } from "./use-comments.ts";

type Props = { post: Post; comment: Comment; name: string; onClose: () => void };

export default function DeleteCommentDialog({ post, comment, name, onClose }: Props) {
  const text = useMessages();
  const remove = useDeleteComment(post);
  const confirm = () =>
    remove.mutate(comment, {
      onSuccess: () => toast({ type: "success", message: text.deleted }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      confirmLabel={text.delete}
      danger
      pending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{text.deleteText(name)}</p>
    </ConfirmDialog>
  );
}
