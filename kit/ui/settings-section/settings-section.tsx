import type { ReactNode } from "react";
import { Card } from "../card/card.tsx";
import styles from "./settings-section.module.css";

/** The section shows a setting's current value, a button to change it, and below both what to know about it. */
export const SettingsSection = ({
  title,
  children,
  action,
  below,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  below?: ReactNode;
}) => (
  <Card className={styles.section}>
    <div className={styles.body}>
      <h2>{title}</h2>
      {children}
    </div>
    {action && <div>{action}</div>}
    {below && <div className={styles.below}>{below}</div>}
  </Card>
);
