import { type MouseEvent, type ReactNode, useRef } from "react";
import type { MenuItem } from "../menu/menu.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { type Column, grows, type Sort, useColumnChoice, widthOf } from "./columns.ts";
import styles from "./data-table.module.css";
import { HeaderCell } from "./header-cell.tsx";
import { useDataTableMessages } from "./messages.ts";
import { RowCheck } from "./row-check.tsx";
import { RowHeightButton, useIsCompact } from "./row-height.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { TableRow } from "./table-row.tsx";
import { useRowKeys } from "./use-row-keys.ts";

export type RowSelection<Row> = {
  readonly has: (id: number) => boolean;
  readonly onToggle: (rows: readonly Row[], on: boolean) => void;
  readonly onClear?: () => void;
  /** An action for the selection is under way. */
  readonly locked?: boolean;
};

export type DataTableProps<Row> = {
  readonly caption: string;
  /** The choice of columns is stored under this name. */
  readonly list: string;
  readonly columns: readonly Column<Row>[];
  /** The URL names these columns; `onCols` receives another choice. */
  readonly cols?: string;
  readonly onCols?: (cols: string) => void;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: RowSelection<Row> | undefined;
  readonly acts?: (row: Row) => readonly MenuItem[];
  /** Opens a row beside the table; without it the link in its name opens it. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly openId?: number | undefined;
  readonly busy?: boolean;
  readonly loading?: boolean;
  /** It is shown where there are no rows and says why, and what to do. */
  readonly placeholder?: ReactNode;
  /** Stands above the table beside the choice of columns. */
  readonly tools?: ReactNode;
  /** Stands below the table: its pages, or the actions for the selected rows. */
  readonly foot?: ReactNode;
};

/** This is the width of the tick boxes and of the three dots. */
const SIDE_REM = 2.75;

/** The tooltip shows what is cut off in a cell. */
function explainCut({ target }: MouseEvent): void {
  const cell = (target as HTMLElement).closest("td");
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : "";
}

/** The columns have the widths of their content; on a window under 768 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, sort, onSort, selection, acts, onOpen, loading } = props;
  const text = useDataTableMessages();
  const { shown, choose } = useColumnChoice(props.list, columns, props.cols ?? "", props.onCols);
  const compact = useIsCompact();
  const table = useRef<HTMLTableElement>(null);
  const lastTicked = useRef(-1);
  const ticked = rows.filter((row) => selection?.has(idOf(row))).length;
  const sides = (selection ? 1 : 0) + (acts ? 1 : 0);
  const width = shown.reduce((sum, column) => sum + widthOf(column), sides * SIDE_REM);

  const tick = (at: number, on: boolean, range: boolean) => {
    const from = range && lastTicked.current >= 0 ? lastTicked.current : at;
    selection?.onToggle(rows.slice(Math.min(from, at), Math.max(from, at) + 1), on);
    lastTicked.current = at;
  };
  const onTick = (at: number, range: boolean) => {
    const row = rows[at];
    if (row && !selection?.locked) tick(at, range || !selection?.has(idOf(row)), range);
  };
  const openAt = onOpen && ((at: number) => rows[at] !== undefined && onOpen(rows[at]));
  const keys = useRowKeys(table, {
    onTick: selection && onTick,
    onOpen: openAt,
    onEscape: selection?.onClear,
  });

  return (
    <div className={styles.frame} data-compact={compact || undefined}>
      <div className={styles.tools}>
        {props.tools}
        <div className={styles.looks}>
          <ColumnMenu columns={columns} shown={shown} onChoose={choose} />
          <RowHeightButton />
        </div>
      </div>
      <div className={styles.box} data-acts={acts ? true : undefined}>
        <section className={styles.scroll} aria-label={caption} data-restores-scroll>
          <table
            ref={table}
            className={styles.table}
            style={{ minWidth: `${width}rem` }}
            aria-busy={props.busy || loading || undefined}
            onKeyDown={keys.onKeyDown}
            onFocus={keys.onFocus}
          >
            <caption className="visually-hidden">{caption}</caption>
            <colgroup>
              {selection && <col style={{ width: `${SIDE_REM}rem` }} />}
              {shown.map((column) => (
                <col
                  key={column.key}
                  style={grows(column) ? undefined : { width: `${widthOf(column)}rem` }}
                />
              ))}
              {acts && <col style={{ width: `${SIDE_REM}rem` }} />}
            </colgroup>
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
                {acts && <td className={styles.acts} />}
              </tr>
            </thead>
            {/* biome-ignore lint/a11y/useKeyWithMouseEvents: a tooltip adds nothing to what is read out in full */}
            <tbody onMouseOver={explainCut}>
              {rows.map((row, at) => (
                <TableRow
                  key={idOf(row)}
                  {...props}
                  row={row}
                  shown={shown}
                  onTick={(on, range) => tick(at, on, range)}
                />
              ))}
              {loading && <SkeletonRows span={shown.length + sides} label={text.loading} />}
              {rows.length === 0 && !loading && props.placeholder !== undefined && (
                <tr className={styles.placeholder}>
                  <td colSpan={shown.length + sides}>{props.placeholder}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      </div>
      {props.foot}
    </div>
  );
}
