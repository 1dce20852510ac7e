import { IconColumns3 } from "@tabler/icons-react";
import type { Column } from "./columns.ts";
import styles from "./data-table.module.css";
import { useTableMessages } from "./messages.ts";

type Props<Row> = {
  columns: readonly Column<Row>[];
  isShown: (key: string) => boolean;
  onToggle: (key: string) => void;
};

export function ColumnMenu<Row>({ columns, isShown, onToggle }: Props<Row>) {
  const text = useTableMessages();
  return (
    <details className={styles.columns}>
      <summary>
        <IconColumns3 size={18} aria-hidden="true" />
        {text.columns}
      </summary>
      <ul>
        {columns
          .filter((column) => !column.fixed)
          .map((column) => (
            <li key={column.key}>
              <label>
                <input type="checkbox" checked={isShown(column.key)} onChange={() => onToggle(column.key)} />
                {column.label}
              </label>
            </li>
          ))}
      </ul>
    </details>
  );
}
