import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import styles from "./badge.module.css";

export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger";

/** Shows a short word about a thing, such as its kind or state. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}

/** The icon has the number of unread things at its corner. */
export const Counted = ({ icon, ...number }: { icon: ReactNode; count: number; label: string }) => (
  <span className={styles.counted}>
    {icon}
    <CountBadge {...number} />
  </span>
);

/** Shows that something needs attention, which `label` says. */
export const AlertBadge = ({ label }: { label: string }) => (
  <span className={styles.count} title={label}>
    <span aria-hidden="true">!</span>
    <span className="visually-hidden">{label}</span>
  </span>
);

const MOST_SHOWN = 99;

/** Shows the number of unread things; nothing for 0. `label` says it in words. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
