import type { ReactNode } from "react";
import styles from "./action-bar.module.css";

type Props = {
  /** The state of the page: what was changed, what is missing. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** The bar has the actions of a whole page and is always visible at its lower edge. */
export const ActionBar = ({ note, children }: Props) => (
  <div className={styles.bar}>
    <div className={styles.note}>{note}</div>
    {children}
  </div>
);
