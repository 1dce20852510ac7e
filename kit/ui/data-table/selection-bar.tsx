import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";
import { BottomBar } from "./bottom-bar.tsx";
import { type Counted, useDataTableMessages } from "./messages.ts";

type Props = {
  readonly counted: Counted;
  readonly count: number;
  readonly onPage: number;
  readonly total: number;
  /** At most this many can be selected. */
  readonly max: number;
  /** Selects everything found, or as much as possible; it is offered once the page is selected. */
  readonly onSelectAll?: (() => void) | undefined;
  readonly onShow: () => void;
  readonly onClear: () => void;
  /** Links to other pages, which keep the selection. */
  readonly pages?: ReactNode;
  readonly children: ReactNode;
};

/** The bar says how much is selected, here and on other pages, and has the actions for it. */
export function SelectionBar(props: Props) {
  const { counted, count, onPage, total, max, onSelectAll, onShow, onClear, pages, children } = props;
  const text = useDataTableMessages();
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
