import type { MouseEvent, ReactNode } from "react";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Menu } from "../menu/menu.tsx";
import { ExactTime } from "../time/exact-time.tsx";
import type { Column } from "./columns.ts";
import styles from "./data-table.module.css";
import type { DataTableProps } from "./data-table.tsx";
import { useDataTableMessages } from "./messages.ts";
import { RowCheck } from "./row-check.tsx";
import { openRow } from "./use-row-keys.ts";

type Props<Row> = Pick<
  DataTableProps<Row>,
  "idOf" | "nameOf" | "selection" | "acts" | "onOpen" | "openId"
> & {
  readonly row: Row;
  readonly shown: readonly Column<Row>[];
  readonly onTick: (on: boolean, range: boolean) => void;
};

/** A click that selects text, or on a control in the row, does not open the row. */
const isMeantForRow = ({ target }: MouseEvent): boolean =>
  !(target as Element).closest("a, button, input, label, [popover]") && getSelection()?.isCollapsed !== false;

export function TableRow<Row>(props: Props<Row>) {
  const { row, shown, idOf, nameOf, selection, acts, onOpen, openId, onTick } = props;
  const text = useDataTableMessages();
  const id = idOf(row);
  const isSelected = selection?.has(id) ?? false;
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isMeantForRow(event)) return;
    if (onOpen) onOpen(row);
    else openRow(event.currentTarget);
  };
  return (
    <tr
      data-id={id}
      data-selected={isSelected || undefined}
      aria-current={id === openId || undefined}
      onClick={open}
    >
      {selection && (
        <td className={styles.check}>
          <RowCheck
            label={text.selectRow(nameOf(row))}
            checked={isSelected}
            disabled={selection.locked ?? false}
            onChange={onTick}
          />
        </td>
      )}
      {shown.map((column) => (
        <td
          key={column.key}
          data-kind={column.kind ?? "text"}
          data-label={column.label}
          data-wraps={column.wraps || undefined}
        >
          {cellOf(column, row)}
        </td>
      ))}
      {acts && (
        <td className={styles.acts}>
          <Menu label={text.acts(nameOf(row))} items={acts(row)} />
        </td>
      )}
    </tr>
  );
}

type Fields = Readonly<Record<string, string | number | null | undefined>>;

function cellOf<Row>({ key, kind, cell }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const value = (row as Fields)[key];
  if (typeof value === "number") return kind === "count" ? value.toLocaleString("en-US") : value;
  if (value && kind === "time") return <ExactTime time={value} />;
  return value && kind === "date" ? formatDate(new Date(value)) : value;
}
