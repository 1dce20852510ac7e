import { type ReactNode, useState } from "react";
import { keepHiddenColumns, readHiddenColumns } from "./kept-columns.ts";

/** What a column holds decides how wide it is and how it is aligned (data-table.module.css). */
export type ColumnKind = "name" | "text" | "number" | "count" | "date" | "time" | "state";

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts this column; without it the column is not sortable. */
  readonly sortKey?: string;
  /** `name` is what a row is known by: it stays at the left, and when columns are chosen. */
  readonly kind?: ColumnKind;
};

export type Sort = { readonly key: string; readonly direction: "asc" | "desc" };

/** Which columns are shown: all of them until somebody hides one, which is kept for the next time. */
export function useColumnChoice<Row>(list: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => readHiddenColumns(list));
  const isShown = ({ key, kind }: Column<Row>) => kind === "name" || !hidden.has(key);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    keepHiddenColumns(list, next);
    setHidden(next);
  };
  return { shown: columns.filter(isShown), isShown, toggle };
}
