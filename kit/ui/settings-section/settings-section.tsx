import type { ReactNode } from "react";
import { Card } from "../card/card.tsx";
import styles from "./settings-section.module.css";

/** One thing that can be set: what it is now, and the way to change it. */
export const SettingsSection = ({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) => (
  <Card className={styles.section}>
    <div className={styles.body}>
      <h2>{title}</h2>
      {children}
    </div>
    {action && <div>{action}</div>}
  </Card>
);
