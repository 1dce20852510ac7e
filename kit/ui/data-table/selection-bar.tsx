import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import type { Selection } from "./data-table.tsx";
import { useTableMessages } from "./messages.ts";

/** How many are selected, across pages, and what can be done with them. */
export function SelectionBar({ selection, actions }: { selection: Selection; actions?: ReactNode }) {
  const text = useTableMessages();
  const { ids, onChange, onSelectAll, totalRecords } = selection;
  return (
    <div className={styles.selection}>
      <span aria-live="polite">{text.selected(ids.size)}</span>
      {onSelectAll && ids.size < totalRecords && (
        <button type="button" className={styles.link} onClick={onSelectAll}>
          {text.selectAll(totalRecords)}
        </button>
      )}
      {ids.size > 0 && (
        <button type="button" className={styles.link} onClick={() => onChange(new Set())}>
          {text.clear}
        </button>
      )}
      {actions}
    </div>
  );
}
