import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Says what belongs here and offers the first step. Without a title, below a heading that has said it, the words stand alone. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon?: Icon | null;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={40} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      {title && <p className={styles.title}>{title}</p>}
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
