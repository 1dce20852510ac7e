import { IconColumns3 } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { Popover } from "../popover/popover.tsx";
import type { Column } from "./columns.ts";
import styles from "./data-table.module.css";
import { useTableMessages } from "./messages.ts";

type Props<Row> = {
  columns: readonly Column<Row>[];
  isShown: (column: Column<Row>) => boolean;
  onToggle: (key: string) => void;
};

/** Chooses which columns are shown. */
export function ColumnMenu<Row>({ columns, isShown, onToggle }: Props<Row>) {
  const text = useTableMessages();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={text.chooseColumns}
        className={styles.columns}
      >
        <IconColumns3 size={18} aria-hidden="true" />
        {text.columns}
      </button>
      <Popover id={id} label={text.chooseColumns} anchor={trigger} className={styles.choices}>
        {() =>
          columns
            .filter(({ kind }) => kind !== "name")
            .map((column) => (
              <label key={column.key}>
                <input type="checkbox" checked={isShown(column)} onChange={() => onToggle(column.key)} />
                {column.label}
              </label>
            ))
        }
      </Popover>
    </>
  );
}
