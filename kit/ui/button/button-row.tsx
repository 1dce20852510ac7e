import type { ReactNode } from "react";
import styles from "./button-row.module.css";

/** The way back and, wider, the way on. Where one line has no room for both, the way on stands first. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
