import type { ReactNode } from "react";
import styles from "./button-row.module.css";

/** The way on is wider than the way back. Where one line has no room for both, it comes first. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
