import { IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import type { Group } from "../contract/views.ts";
import { useMessages } from "./messages.ts";
import { useDeleteGroup } from "./use-delete-group.tsx";

const GroupForm = lazy(() => import("./group-form.tsx"));

/** Only what the server allows is offered. */
export function GroupMenu({ group, onDeleted }: { group: Group; onDeleted: () => void }) {
  const text = useMessages();
  const [editing, setEditing] = useState(false);
  const remove = useDeleteGroup(group, onDeleted);
  const items: MenuItem[] = [];
  if (group.abilities.edit)
    items.push({ label: text.edit, icon: <IconPencil size={20} />, onSelect: () => setEditing(true) });
  if (group.abilities.delete)
    items.push({
      label: text.delete,
      icon: <IconTrash size={20} />,
      danger: true,
      onSelect: () => remove.run(),
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
