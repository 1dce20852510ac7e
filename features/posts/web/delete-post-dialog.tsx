import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import { deletePost } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { cachedPosts } from "./cached-posts.ts";
import { useCommunityLocation } from "./community-location.ts";
import { usePostMessages } from "./messages.ts";
import { timelinesKey } from "./use-timeline.ts";

/** R153: after deleting, the list is fetched again. */
export default function DeletePostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const text = usePostMessages();
  const place = useCommunityLocation();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const remove = useMutation({
    mutationFn: () => send(deletePost, { params: { id: post.id } }),
    onSuccess: () => {
      toast({ type: "success", message: text.deleted });
      onClose();
      if (pathname === place.post(post.id)) navigate(place.home, { replace: true });
      cachedPosts(cache).drop(post.id);
      void cache.invalidateQueries({ queryKey: timelinesKey(post.community_id) });
    },
  });
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      confirmLabel={text.delete}
      danger
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{text.deleteText(post.title, post.comment_count)}</p>
    </ConfirmDialog>
  );
}
