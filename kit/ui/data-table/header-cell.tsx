import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { cx } from "../class-names.ts";
import type { Column, Sort } from "./columns.ts";
import styles from "./data-table.module.css";
import { useTableMessages } from "./messages.ts";

export function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}) {
  const text = useTableMessages();
  const { sortKey, label, align, width } = column;
  const style = width ? { width } : undefined;
  if (!sortKey || !onSort)
    return (
      <th className={cx(align === "end" && styles.end)} style={style}>
        {label}
      </th>
    );
  const sorted = sort?.key === sortKey ? sort.direction : undefined;
  const Icon = sorted === "asc" ? IconArrowUp : sorted === "desc" ? IconArrowDown : IconArrowsSort;
  return (
    <th
      className={cx(align === "end" && styles.end)}
      style={style}
      aria-sort={sorted && (sorted === "asc" ? "ascending" : "descending")}
    >
      <button
        type="button"
        className={styles.sort}
        title={text.sortBy(label)}
        onClick={() => onSort({ key: sortKey, direction: sorted === "desc" ? "asc" : "desc" })}
      >
        {label}
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  );
}
