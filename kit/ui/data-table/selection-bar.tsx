import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import { type Counted, useTableMessages } from "./messages.ts";

type Props = {
  readonly counted: Counted;
  readonly count: number;
  readonly onPage: number;
  readonly total: number;
  /** Selects everything that is found; offered once the page is selected. */
  readonly onSelectAll?: (() => void) | undefined;
  readonly onClear: () => void;
  /** What can be done with it. */
  readonly children: ReactNode;
};

/** How much is selected, here and on other pages, and what can be done with it. */
export function SelectionBar({ counted, count, onPage, total, onSelectAll, onClear, children }: Props) {
  const text = useTableMessages();
  const say = text[counted];
  return (
    <div className={styles.selection}>
      <span aria-live="polite">
        <strong>{text.selected(say(count))}</strong>
        {count > onPage && <small>{text.where(say(onPage), say(count - onPage))}</small>}
      </span>
      {onSelectAll && (
        <button type="button" className={styles.link} onClick={onSelectAll}>
          {text.selectAll(say(total))}
        </button>
      )}
      <button type="button" className={styles.link} onClick={onClear}>
        {text.clear}
      </button>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
