import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

type Props = {
  /** Something is selected, and the bar is about that. */
  readonly selected?: boolean;
  readonly children: ReactNode;
};

/** The bar below a table shows its pages, or the actions for the selected rows. */
export const BottomBar = ({ selected, children }: Props) => (
  <div className={styles.bar} data-selected={selected || undefined}>
    {children}
  </div>
);
