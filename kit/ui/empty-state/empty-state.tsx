import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Quoting } from "../written.tsx";
import styles from "./empty-state.module.css";

/** Says what belongs here and offers the first step. Without a title, it is below a heading that says it. */
export function EmptyState({
  icon: Icon,
  title,
  isWholeScreen = false,
  children,
  action,
}: {
  icon?: Icon | null;
  title?: string;
  /** The title is then the screen's heading. */
  isWholeScreen?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Title = isWholeScreen ? "h1" : "p";
  return (
    <div className={styles.state}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={40} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      {title && (
        <Title className={styles.title}>
          <Quoting>{title}</Quoting>
        </Title>
      )}
      {children && (
        <p className={styles.text}>
          <Quoting>{children}</Quoting>
        </p>
      )}
      {action}
    </div>
  );
}
