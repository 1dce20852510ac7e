import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import { createPost, updatePost } from "../../contract/calls.ts";
import type { Post } from "../../contract/post.ts";
import { useMessages } from "../messages.ts";
import { patchPost, putPostOnTop } from "../post-cache.ts";
import { type PostDraft, toFields } from "./post-draft.ts";

/** Sends the draft; sending the same draft twice makes one post, because it carries its `client_id`. */
export function useSubmitPost(communityId: number, edited: Post | undefined, onDone: () => void) {
  const cache = useQueryClient();
  const text = useMessages().composer;
  return useMutation({
    mutationFn: (draft: PostDraft) =>
      edited
        ? send(updatePost, {
            params: { id: edited.id },
            body: { ...toFields(draft), updated_at: edited.updated_at },
          })
        : send(createPost, {
            params: { id: communityId },
            body: { ...toFields(draft), client_id: draft.client_id, content_type: draft.content_type },
          }),
    onSuccess: ({ data }) => {
      if (edited) patchPost(cache, data.id, (old) => ({ ...old, ...data }));
      else putPostOnTop(cache, data);
      toast({ type: "success", message: edited ? text.saved : text.created });
      onDone();
    },
    // Faults belong on their fields; the form shows the rest itself.
    meta: { quiet: true },
  });
}
