import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { Column, Sort } from "./columns.ts";
import styles from "./data-table.module.css";
import { useDataTableMessages } from "./messages.ts";

type Props<Row> = {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
};

export function HeaderCell<Row>({ column, sort, onSort }: Props<Row>) {
  const text = useDataTableMessages();
  const { sortKey, label, kind = "text" } = column;
  if (!sortKey || !onSort)
    return (
      <th scope="col" data-kind={kind} title={label}>
        {label}
      </th>
    );
  const sorted = sort?.key === sortKey ? sort.direction : undefined;
  const Icon = sorted === "asc" ? IconArrowUp : sorted === "desc" ? IconArrowDown : IconArrowsSort;
  return (
    <th
      scope="col"
      data-kind={kind}
      data-sortable
      aria-sort={sorted && (sorted === "asc" ? "ascending" : "descending")}
    >
      <button
        type="button"
        className={styles.sort}
        title={text.sortBy(label)}
        onClick={() => onSort({ key: sortKey, direction: sorted === "desc" ? "asc" : "desc" })}
      >
        <span>{label}</span>
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  );
}
