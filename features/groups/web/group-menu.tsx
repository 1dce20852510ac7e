import { IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import type { Group } from "../contract/views.ts";
import { useMessages } from "./messages.ts";

const GroupForm = lazy(() => import("./group-form.tsx"));
const DeleteGroupDialog = lazy(() => import("./delete-group-dialog.tsx"));

/** Only what the server allows is offered. */
export function GroupMenu({ group, onDeleted }: { group: Group; onDeleted: () => void }) {
  const text = useMessages();
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = () => setOpen(null);
  const items: MenuItem[] = [];
  if (group.abilities.edit)
    items.push({ label: text.edit, icon: <IconPencil size={20} />, onSelect: () => setOpen("edit") });
  if (group.abilities.delete)
    items.push({
      label: text.delete,
      icon: <IconTrash size={20} />,
      danger: true,
      onSelect: () => setOpen("delete"),
    });
  return (
    <>
      <Menu label={text.menu(group.name)} items={items} />
      <Suspense fallback={null}>
        {open === "edit" && <GroupForm communityId={group.community_id} group={group} onClose={close} />}
        {open === "delete" && <DeleteGroupDialog group={group} onDeleted={onDeleted} onClose={close} />}
      </Suspense>
    </>
  );
}
