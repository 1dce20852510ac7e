import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { ColumnMenu } from "./column-menu.tsx";
import { type Column, type Sort, useColumnChoice } from "./columns.ts";
import styles from "./data-table.module.css";
import { HeaderCell } from "./header-cell.tsx";
import { useTableMessages } from "./messages.ts";
import { SelectionBar } from "./selection-bar.tsx";

export type Selection = {
  readonly ids: ReadonlySet<number>;
  readonly onChange: (ids: ReadonlySet<number>) => void;
  /** Selects everything the search found, beyond this page. */
  readonly onSelectAll?: () => void;
  readonly totalRecords: number;
};

export type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  /** What can be done with the selected rows. */
  readonly actions?: ReactNode;
  readonly busy?: boolean;
  /** Shown instead of rows: a skeleton, an empty or an error state. */
  readonly instead?: ReactNode;
};

/** A table that fills the width, scrolls sideways on a phone, and keeps its selection across pages. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, idOf, nameOf, sort, onSort, selection, actions, busy, instead } = props;
  const text = useTableMessages();
  const { shown, isShown, toggle } = useColumnChoice(props.columns);
  const pageIds = rows.map(idOf);
  const allOnPage = rows.length > 0 && pageIds.every((id) => selection?.ids.has(id));

  const select = (ids: readonly number[], on: boolean) => {
    const next = new Set(selection?.ids);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    selection?.onChange(next);
  };

  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        {selection && <SelectionBar selection={selection} actions={actions} />}
        <ColumnMenu columns={props.columns} isShown={isShown} onToggle={toggle} />
      </div>
      {instead ?? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        <section className={styles.scroll} aria-label={caption} tabIndex={0}>
          <table className={styles.table} aria-busy={busy}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {selection && (
                  <th className={styles.check}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={text.selectPage}
                        checked={allOnPage}
                        onChange={(event) => select(pageIds, event.target.checked)}
                      />
                    </label>
                  </th>
                )}
                {shown.map((column) => (
                  <HeaderCell
                    key={column.key}
                    column={column}
                    {...(sort ? { sort } : {})}
                    {...(onSort ? { onSort } : {})}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={idOf(row)} data-selected={selection?.ids.has(idOf(row)) || undefined}>
                  {selection && (
                    <td className={styles.check}>
                      <label>
                        <input
                          type="checkbox"
                          aria-label={text.selectRow(nameOf(row))}
                          checked={selection.ids.has(idOf(row))}
                          onChange={(event) => select([idOf(row)], event.target.checked)}
                        />
                      </label>
                    </td>
                  )}
                  {shown.map((column) => (
                    <td key={column.key} className={cx(column.align === "end" && styles.end)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
