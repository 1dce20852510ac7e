import { Link, NavLink } from "react-router";
import { CountBadge } from "../badge/badge.tsx";
import styles from "./frame.module.css";
import type { MenuEntry, MenuGroup } from "./frame-types.ts";
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
                <Place entry={entry} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Place({ entry, onFollow }: { entry: MenuEntry; onFollow: (() => void) | undefined }) {
  const { to, icon, label, end = false, isCurrent, count = 0, countLabel = String(count) } = entry;
  const shared = {
    to,
    className: styles.menuLink,
    onClick: onFollow,
    children: (
      <>
        {icon}
        <span>{label}</span>
        <CountBadge count={count} label={countLabel} />
      </>
    ),
  };
  return isCurrent ? <Link {...shared} aria-current="page" /> : <NavLink {...shared} end={end} />;
}
