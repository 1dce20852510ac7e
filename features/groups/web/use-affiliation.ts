import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import { joinGroup, leaveGroup, listGroups } from "../contract/calls.ts";
import { type Group, groupStatus } from "../contract/views.ts";
import { cachedGroups, refreshLists, refreshUsers } from "./cached-groups.ts";
import { useMessages } from "./messages.ts";

/** What the group will look like; the server's answer then has the last word. */
const withAffiliation = (group: Group, join: boolean): Group => ({
  ...group,
  status: join ? groupStatus.joined : groupStatus.left,
  members_count: group.members_count + (join ? 1 : -1),
  abilities: { ...group.abilities, join: !join && !group.is_invitation_only, leave: join },
});

/** Joins or leaves; shown at once and put back if the server refuses. R130, R131 */
export function useAffiliation(group: Group, onLeft: () => void) {
  const cache = useQueryClient();
  const text = useMessages();
  return useMutation({
    mutationFn: (join: boolean) => send(join ? joinGroup : leaveGroup, { params: { id: group.id } }),
    onMutate: async (join) => {
      // An answer still under way knows nothing of this yet and would undo it on screen.
      await cache.cancelQueries({ queryKey: [listGroups.path] });
      return { undo: cachedGroups(cache).patch(group.id, (old) => withAffiliation(old, join)) };
    },
    onSuccess: (answer, join) => {
      cachedGroups(cache).patch(group.id, (old) => ({ ...old, ...answer }));
      toast({ type: "success", message: join ? text.joinedNow(group.name) : text.leftNow(group.name) });
      if (!join) onLeft();
      void refreshLists(cache);
      void refreshUsers(cache, group.id);
    },
    onError: (_error, _join, shown) => shown?.undo(),
  });
}
