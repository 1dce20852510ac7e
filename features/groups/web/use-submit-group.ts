import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import { createGroup, updateGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";
import { patchGroup, refreshLists } from "./group-cache.ts";
import type { GroupDraft } from "./group-draft.ts";
import { useMessages } from "./messages.ts";

/** Sends the form; the same draft twice makes one group, because it carries its `client_id`. */
export function useSubmitGroup(communityId: number, edited: Group | undefined, onDone: () => void) {
  const cache = useQueryClient();
  const text = useMessages().form;
  return useMutation({
    mutationFn: ({ client_id, ...fields }: GroupDraft) =>
      edited
        ? send(updateGroup, { params: { id: edited.id }, body: { ...fields, updated_at: edited.updated_at } })
        : send(createGroup, { params: { id: communityId }, body: { client_id, ...fields } }),
    onSuccess: ({ group }) => {
      patchGroup(cache, group.id, () => group);
      void refreshLists(cache);
      toast({ type: "success", message: edited ? text.saved : text.created });
      onDone();
    },
    // Faults belong on their fields; the form shows the rest itself.
    meta: { quiet: true },
  });
}
