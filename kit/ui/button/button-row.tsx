import type { ReactNode } from "react";
import styles from "./button-row.module.css";

/** The way back and, wider, the way on. Where there is no room for both in one line, the way on comes first. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
