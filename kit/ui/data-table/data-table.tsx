import { type MouseEvent, type ReactNode, useRef } from "react";
import { SkeletonLine } from "../skeleton/skeleton.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { type Column, type Sort, useColumnChoice } from "./columns.ts";
import styles from "./data-table.module.css";
import { HeaderCell } from "./header-cell.tsx";
import { useTableMessages } from "./messages.ts";
import { RowCheck } from "./row-check.tsx";

export type Selection<Row> = {
  readonly has: (id: number) => boolean;
  readonly onToggle: (rows: readonly Row[], on: boolean) => void;
  /** While something is done with what is selected. */
  readonly locked?: boolean;
};

export type DataTableProps<Row> = {
  readonly caption: string;
  /** By which the choice of columns is kept. */
  readonly list: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection<Row> | undefined;
  readonly busy?: boolean;
  /** Nothing has arrived yet. */
  readonly loading?: boolean;
  /** Shown where there are no rows: why, and what to do. */
  readonly placeholder?: ReactNode;
  /** Stands above the table beside the choice of columns. */
  readonly tools?: ReactNode;
};

const SKELETON_ROWS = 8;

/** What a cell is too narrow to show stands in its tooltip. */
function explainCut({ target }: MouseEvent): void {
  const cell = (target as HTMLElement).closest("td");
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : "";
}

/** A table of its columns' true widths; on a window under 768 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, idOf, nameOf, sort, onSort, selection, busy, loading, placeholder, tools } = props;
  const text = useTableMessages();
  const { shown, isShown, toggle } = useColumnChoice(props.list, props.columns);
  const lastTicked = useRef(-1);
  const ticked = rows.filter((row) => selection?.has(idOf(row))).length;
  const span = shown.length + (selection ? 1 : 0);

  const tick = (at: number, on: boolean, range: boolean) => {
    const from = range && lastTicked.current >= 0 ? lastTicked.current : at;
    selection?.onToggle(rows.slice(Math.min(from, at), Math.max(from, at) + 1), on);
    lastTicked.current = at;
  };

  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        {tools}
        <ColumnMenu columns={props.columns} isShown={isShown} onToggle={toggle} />
      </div>
      <div className={styles.box}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-label={caption} tabIndex={0}>
          <table className={styles.table} aria-busy={busy || loading || undefined}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {selection && (
                  <th scope="col" className={styles.check}>
                    <RowCheck
                      label={text.selectPage}
                      checked={rows.length > 0 && ticked === rows.length}
                      mixed={ticked > 0 && ticked < rows.length}
                      disabled={selection.locked || rows.length === 0}
                      onChange={(on) => selection.onToggle(rows, on)}
                    />
                  </th>
                )}
                {shown.map((column) => (
                  <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
                ))}
              </tr>
            </thead>
            {/* biome-ignore lint/a11y/useKeyWithMouseEvents: a tooltip adds nothing to what is read out in full */}
            <tbody onMouseOver={explainCut}>
              {rows.map((row, at) => (
                <tr key={idOf(row)} data-selected={selection?.has(idOf(row)) || undefined}>
                  {selection && (
                    <td className={styles.check}>
                      <RowCheck
                        label={text.selectRow(nameOf(row))}
                        checked={selection.has(idOf(row))}
                        disabled={selection.locked ?? false}
                        onChange={(on, range) => tick(at, on, range)}
                      />
                    </td>
                  )}
                  {shown.map(({ key, label, kind = "text", cell }) => (
                    <td key={key} data-kind={kind} data-label={label}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
              {loading && <SkeletonRows span={span} label={text.loading} />}
              {rows.length === 0 && !loading && placeholder !== undefined && (
                <tr className={styles.placeholder}>
                  <td colSpan={span}>{placeholder}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  );
}

const SkeletonRows = ({ span, label }: { span: number; label: string }) =>
  Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row} aria-label={label} className={styles.skeleton}>
      {Array.from({ length: span }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <td key={column}>
          <SkeletonLine width="70%" />
        </td>
      ))}
    </tr>
  ));
