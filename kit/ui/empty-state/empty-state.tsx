import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Says what belongs here and offers the first step. Without a title, below a heading that has said it, the words stand alone. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {title && <p className={styles.title}>{title}</p>}
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
