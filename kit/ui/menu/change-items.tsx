import { IconPencil, IconTrash } from "@tabler/icons-react";
import type { MenuItem } from "./menu.tsx";

type Changes = {
  readonly abilities: { readonly edit: boolean; readonly delete: boolean };
  readonly text: { readonly edit: string; readonly delete: string };
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** Returns the actions for one's own writing that the server allows: edit, and last of all delete. */
export const changeItems = ({ abilities, text, onEdit, onDelete }: Changes): MenuItem[] => [
  ...(abilities.edit
    ? [{ label: text.edit, icon: <IconPencil size={20} aria-hidden="true" />, onSelect: onEdit }]
    : []),
  ...(abilities.delete
    ? [
        {
          label: text.delete,
          icon: <IconTrash size={20} aria-hidden="true" />,
          danger: true,
          onSelect: onDelete,
        },
      ]
    : []),
];
