import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { changeItems } from "#kit/ui/menu/change-items.tsx";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deleteGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";
import { cachedGroups } from "./cached-groups.ts";
import { useGroupMessages } from "./messages.ts";

const GroupForm = lazy(() => import("./group-form.tsx"));

/** The menu offers only what the server allows. */
export function GroupMenu({ group, onDeleted }: { group: Group; onDeleted: () => void }) {
  const text = useGroupMessages();
  const [editing, setEditing] = useState(false);
  const remove = useDeleteGroup(group, onDeleted);
  const items = changeItems({
    abilities: group.abilities,
    text,
    onEdit: () => setEditing(true),
    onDelete: () => remove.run(),
  });
  return (
    <>
      <Menu label={text.menu(group.name)} items={items} />
      <Suspense fallback={null}>
        {editing && (
          <GroupForm communityId={group.community_id} group={group} onClose={() => setEditing(false)} />
        )}
      </Suspense>
      {remove.dialog}
    </>
  );
}

/** R132: a deleted group leaves every list at once; then the lists are reloaded. */
function useDeleteGroup(group: Group, onDeleted: () => void) {
  const text = useGroupMessages();
  const cache = useQueryClient();
  return useAction(deleteGroup, {
    input: () => ({ params: { id: group.id } }),
    ask: () => ({
      title: text.deleteTitle,
      message: text.deleteText(group.name, group.members_count),
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    failed: () => text.notDeleted(group.name),
    onDone: () => {
      onDeleted();
      cachedGroups(cache).drop(group.id);
    },
  });
}
