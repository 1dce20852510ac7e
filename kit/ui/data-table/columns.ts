import { type ReactNode, useState } from "react";

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts this column; without it the column is not sortable. */
  readonly sortKey?: string;
  readonly align?: "end";
  /** Stays when columns are chosen. */
  readonly fixed?: boolean;
  readonly width?: string;
};

export type Sort = { readonly key: string; readonly direction: "asc" | "desc" };

/** Which columns are shown; all of them until somebody hides one. */
export function useColumnChoice<Row>(columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setHidden((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return {
    shown: columns.filter((column) => !hidden.has(column.key)),
    isShown: (key: string) => !hidden.has(key),
    toggle,
  };
}
