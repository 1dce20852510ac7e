import { IconArrowDown, IconArrowUp, IconColumns3 } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Popover } from "../popover/popover.tsx";
import type { Column } from "./columns.ts";
import styles from "./data-table.module.css";
import { useDataTableMessages } from "./messages.ts";

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  readonly onChoose: (shown: readonly Column<Row>[]) => void;
};

/** Chooses the columns shown and their order; the name stays where it is. */
export function ColumnMenu<Row>({ columns, shown, onChoose }: Props<Row>) {
  const text = useDataTableMessages();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const fixed = shown.filter(({ kind }) => kind === "name");
  const movable = shown.filter(({ kind }) => kind !== "name");
  const hidden = columns.filter((column) => !shown.includes(column));
  const toggle = (column: Column<Row>) =>
    onChoose(shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]);
  const move = (from: number, to: number) => {
    const next = movable.filter((_, at) => at !== from);
    next.splice(to, 0, ...movable.slice(from, from + 1));
    onChoose([...fixed, ...next]);
  };
  const moveButton = (at: number, step: 1 | -1, label: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={movable[at + step] === undefined}
      onClick={() => move(at, at + step)}
    >
      {step < 0 ? (
        <IconArrowUp size={16} aria-hidden="true" />
      ) : (
        <IconArrowDown size={16} aria-hidden="true" />
      )}
    </button>
  );
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={text.chooseColumns}
        className={styles.tool}
        icon={<IconColumns3 size={18} aria-hidden="true" />}
      >
        {text.columns}
      </Button>
      <Popover id={id} label={text.chooseColumns} anchor={trigger} className={styles.choices}>
        {() =>
          [...movable, ...hidden].map((column, at) => (
            <div key={column.key}>
              <label>
                <input type="checkbox" checked={shown.includes(column)} onChange={() => toggle(column)} />
                {column.label}
              </label>
              {at < movable.length && moveButton(at, -1, text.moveUp(column.label))}
              {at < movable.length && moveButton(at, 1, text.moveDown(column.label))}
            </div>
          ))
        }
      </Popover>
    </>
  );
}
