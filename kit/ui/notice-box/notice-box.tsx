import type { ReactNode } from "react";
import { Quoting } from "../written.tsx";
import styles from "./notice-box.module.css";

/** Something to know before going on; `alert` for what went wrong. */
export const NoticeBox = ({ alert, children }: { alert?: boolean; children: ReactNode }) => (
  <div role={alert ? "alert" : "status"} className={alert ? styles.failure : styles.notice}>
    <Quoting>{children}</Quoting>
  </div>
);
