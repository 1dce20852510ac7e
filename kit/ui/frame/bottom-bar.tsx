import { NavLink } from "react-router";
import { CountBadge } from "../badge/badge.tsx";
import styles from "./frame.module.css";
import type { MenuEntry } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";

export function BottomBar({ entries }: { entries: readonly MenuEntry[] }) {
  const text = useFrameMessages();
  return (
    <nav aria-label={text.places} className={styles.bottomBar}>
      {entries.map((entry) => (
        <NavLink key={entry.to} to={entry.to} end={entry.end ?? false} className={styles.place}>
          <span className={styles.placeIcon}>
            {entry.icon}
            <CountBadge count={entry.count ?? 0} label={entry.countLabel ?? String(entry.count)} />
          </span>
          {entry.label}
        </NavLink>
      ))}
    </nav>
  );
}
