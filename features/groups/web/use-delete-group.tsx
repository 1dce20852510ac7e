import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deleteGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";
import { cachedGroups } from "./cached-groups.ts";
import { useMessages } from "./messages.ts";

/** R132: a deleted group leaves every list at once; the lists are then read again. */
export function useDeleteGroup(group: Group, onDeleted: () => void) {
  const text = useMessages();
  const cache = useQueryClient();
  return useAction(deleteGroup, {
    input: () => ({ params: { id: group.id } }),
    ask: () => ({
      title: text.deleteTitle,
      message: <p>{text.deleteText(group.name, group.members_count)}</p>,
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    onDone: () => {
      onDeleted();
      cachedGroups(cache).drop(group.id);
    },
  });
}
