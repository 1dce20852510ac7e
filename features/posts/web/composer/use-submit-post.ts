import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#kit/ui/toaster/toast.ts";
import type { Post } from "../../contract/post.ts";
import { useMessages } from "../messages.ts";
import { patchPost, putPostOnTop } from "../post-cache.ts";
import type { PostDraft } from "./post-draft.ts";
import type { PostTarget } from "./post-target.ts";

/** Sends the draft; sending the same draft twice makes one post, because it carries its `client_id`. */
export function useSubmitPost(
  communityId: number,
  target: PostTarget,
  edited: Post | undefined,
  onDone: () => void,
) {
  const cache = useQueryClient();
  const text = useMessages().composer;
  return useMutation({
    mutationFn: (draft: PostDraft) =>
      edited ? target.update(edited, draft) : target.create(communityId, draft),
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
