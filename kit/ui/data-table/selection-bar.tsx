import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";
import { BottomBar } from "./bottom-bar.tsx";
import { type Counted, useTableMessages } from "./messages.ts";

type Props = {
  readonly counted: Counted;
  readonly count: number;
  readonly onPage: number;
  /** How many are found. */
  readonly total: number;
  /** So many can be selected at once. */
  readonly max: number;
  /** Selects everything that is found, or as many as can be; offered once the page is selected. */
  readonly onSelectAll?: (() => void) | undefined;
  readonly onShow: () => void;
  readonly onClear: () => void;
  /** The way to other pages, which keeps the selection. */
  readonly pages?: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
};

/** The bar below a table, with a selection: how much is selected, here and on other pages, and what can be done with it. */
export function SelectionBar(props: Props) {
  const { counted, count, onPage, total, max, onSelectAll, onShow, onClear, pages, children } = props;
  const text = useTableMessages();
  const inWords = text[counted];
  const isTooMuch = total > max;
  const link = (label: string, onClick: () => void) => (
    <button type="button" className={styles.link} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <BottomBar selected>
      <span aria-live="polite">
        <strong>{text.selected(inWords(count))}</strong>
        {count > onPage && <small>{text.where(inWords(onPage), inWords(count - onPage))}</small>}
      </span>
      {onSelectAll && (
        <span>
          {isTooMuch && text.tooMany(inWords(total), inWords(max))}
          {link(isTooMuch ? text.selectFirst(inWords(max)) : text.selectAll(inWords(total)), onSelectAll)}
        </span>
      )}
      {link(text.show[counted], onShow)}
      {link(text.clear, onClear)}
      {pages}
      <span className={styles.actions}>{children}</span>
    </BottomBar>
  );
}
