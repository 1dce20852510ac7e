import type { ReactNode } from "react";
import common from "#kit/ui/common.module.css";
import styles from "./status-page.module.css";

type Props = {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
  requestId?: string | undefined;
};

/** Shows one message and the next step; `requestId` helps whoever is asked for help. */
export function StatusPage({ icon, title, text, children, requestId }: Props) {
  return (
    <div className={styles.page}>
      <span className={styles.icon}>{icon}</span>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
      {requestId && <p className={common.note}>ID: {requestId}</p>}
    </div>
  );
}
