import type { ReactNode } from "react";
import styles from "./action-bar.module.css";

type Props = {
  /** How things stand: what was changed, what is missing. */
  readonly note?: ReactNode;
  /** The steps, the first one first. */
  readonly children: ReactNode;
};

/** What is to be done with a whole page, always in sight at its lower edge. */
export const ActionBar = ({ note, children }: Props) => (
  <div className={styles.bar}>
    <div className={styles.note}>{note}</div>
    {children}
  </div>
);
