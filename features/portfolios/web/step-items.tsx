import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { movedTo } from "#kit/ui/sortable-list/sortable-list.tsx";
import { usePortfolioMessages } from "./messages.ts";

type Row = { readonly id: number };
type Sorting = { readonly rows: readonly Row[]; readonly sort: (ids: readonly number[]) => void };

/** Returns the actions that move a row by one, for whoever does not drag. */
export function useStepItems({ rows, sort }: Sorting): (id: number) => MenuItem[] {
  const text = usePortfolioMessages();
  return (id) => {
    const at = rows.findIndex((row) => row.id === id);
    const step = (label: string, icon: MenuItem["icon"], place: number): MenuItem[] =>
      place < 0 || place >= rows.length
        ? []
        : [{ label, icon, onSelect: () => sort(movedTo(rows, id, place)) }];
    return [
      ...step(text.up, <IconArrowUp size={20} aria-hidden="true" />, at - 1),
      ...step(text.down, <IconArrowDown size={20} aria-hidden="true" />, at + 1),
    ];
  };
}
