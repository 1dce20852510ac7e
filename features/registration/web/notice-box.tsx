import type { ReactNode } from "react";
import styles from "./registration.module.css";

/** Something to know before going on; `alert` for what went wrong. */
export const NoticeBox = ({ alert, children }: { alert?: boolean; children: ReactNode }) => (
  <p role={alert ? "alert" : "status"} className={alert ? styles.failure : styles.notice}>
    {children}
  </p>
);
