import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  deleteUserPost,
  listOfficialPosts,
  listUserPosts,
  updateUserPost,
} from "#features/posts/contract/admin-calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { type ApiError, isApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { type AdminPostPlace, changeAdminPost } from "./comments/use-admin-post.ts";
import { useModerationMessages } from "./messages.ts";

/** Hide, reveal and delete. `onGone` follows when the post is no longer there. `stale` says the answer to an edit of an outdated post. */
export function useModeratePost(place: AdminPostPlace, onGone: () => void) {
  const text = useModerationMessages();
  const cache = useQueryClient();
  const relist = () => {
    for (const { path } of [listUserPosts, listOfficialPosts])
      void cache.invalidateQueries({ queryKey: [path] });
  };
  const onError = (error: ApiError) => {
    if (isApiError(error, commonErrors.ERROR_STATUS_HAS_CHANGED.code)) return;
    if (!isApiError(error, commonErrors.RECORD_NOT_FOUND.code))
      return reportError(error, { quiet: false, call: "mutation" });
    toast({ type: "info", message: text.goneAlready });
    relist();
    onGone();
  };
  const params = { id: place.postId };

  const toggle = useMutation({
    mutationFn: (post: Post) =>
      send(updateUserPost, {
        params,
        body: { published: !post.published, updated_at: post.updated_at, ...place.origin },
      }),
    onSuccess: ({ data }) => {
      changeAdminPost(cache, place, { post: (old) => ({ ...old, ...data }) });
      relist();
      toast({ type: "success", message: data.published ? text.didReveal : text.didHide });
    },
    onError,
    meta: { quiet: true },
  });
  const remove = useMutation({
    mutationFn: () =>
      send(deleteUserPost, { params, query: place.origin.from_ct_10 ? { from_ct_10: "true" } : {} }),
    onSuccess: () => {
      toast({ type: "success", message: text.didDelete });
      relist();
      onGone();
    },
    onError,
    meta: { quiet: true },
  });
  return {
    toggle,
    remove,
    stale: isApiError(toggle.error, commonErrors.ERROR_STATUS_HAS_CHANGED.code),
  };
}
