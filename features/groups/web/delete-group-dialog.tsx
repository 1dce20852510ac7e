import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import { deleteGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";
import { cachedGroups, refreshLists } from "./cached-groups.ts";
import { useMessages } from "./messages.ts";

type Props = { group: Group; onDeleted: () => void; onClose: () => void };

/** R132: a deleted group leaves every list at once; the lists are then read again. */
export default function DeleteGroupDialog({ group, onDeleted, onClose }: Props) {
  const text = useMessages();
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => send(deleteGroup, { params: { id: group.id } }),
    onSuccess: () => {
      toast({ type: "success", message: text.deleted });
      onClose();
      onDeleted();
      cachedGroups(cache).drop(group.id);
      void refreshLists(cache);
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
      <p>{text.deleteText(group.name, group.members_count)}</p>
    </ConfirmDialog>
  );
}
