import { NavLink } from "react-router";
import { CountBadge } from "../badge/badge.tsx";
import styles from "./frame.module.css";
import type { MenuGroup } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";

export function SideMenu({ groups, onFollow }: { groups: readonly MenuGroup[]; onFollow?: () => void }) {
  const text = useFrameMessages();
  return (
    <nav aria-label={text.main} className={styles.menu}>
      {groups.map((group, i) => (
        <div key={group.label ?? i}>
          {group.label && <p className={styles.groupLabel}>{group.label}</p>}
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <NavLink
                  to={entry.to}
                  end={entry.end ?? false}
                  className={styles.menuLink}
                  onClick={onFollow}
                >
                  {entry.icon}
                  <span>{entry.label}</span>
                  <CountBadge count={entry.count ?? 0} label={entry.countLabel ?? String(entry.count)} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
