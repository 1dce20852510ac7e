import { IconPencil, IconTrash } from "@tabler/icons-react";
import type { MenuItem } from "./menu.tsx";

type Changes = {
  readonly abilities: { readonly edit: boolean; readonly delete: boolean };
  readonly text: { readonly edit: string; readonly delete: string };
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** What people do with what they have written, as far as the server allows it: edit it, and last of all delete it. */
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
