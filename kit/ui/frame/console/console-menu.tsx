import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { AlertBadge, CountBadge } from "../../badge/badge.tsx";
import type { ConsoleFrameProps, MenuEntry, MenuGroup } from "../frame-types.ts";
import { useFrameMessages } from "../messages.ts";
import styles from "./console.module.css";
import { useUnfolded } from "./use-unfolded.ts";

type Props = Pick<ConsoleFrameProps, "groups" | "foot"> & {
  readonly isFolded: boolean;
  readonly onFold: () => void;
};

/** The entries at the foot never scroll away, and the current one is always visible. */
export function ConsoleMenu({ groups, foot, isFolded, onFold }: Props) {
  const text = useFrameMessages();
  const { pathname } = useLocation();
  const places = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is current at another address
  useEffect(() => {
    places.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  const label = isFolded ? text.unfold : text.fold;
  const Fold = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <nav ref={places} aria-label={text.main} className={styles.places}>
        {groups.map((group, i) =>
          group.foldIcon ? (
            <FoldedGroup key={group.label} group={group} isFolded={isFolded} />
          ) : (
            <div key={group.label ?? i} className={styles.group}>
              {group.label && <p className={styles.groupLabel}>{group.label}</p>}
              <Entries entries={group.entries} isFolded={isFolded} />
            </div>
          ),
        )}
      </nav>
      <div className={styles.foot}>
        <Entries entries={foot} isFolded={isFolded} />
        <button type="button" className={styles.entry} title={`${label} [`} onClick={onFold}>
          <Fold size={20} aria-hidden="true" />
          <span className={styles.label}>{label}</span>
          <kbd className={styles.key}>[</kbd>
        </button>
      </div>
    </>
  );
}

function FoldedGroup({ group, isFolded }: { group: MenuGroup; isFolded: boolean }) {
  const [isOpen, toggle] = useUnfolded(group.entries);
  return (
    <div className={styles.group}>
      <button
        type="button"
        aria-expanded={isOpen}
        className={styles.entry}
        title={isFolded ? group.label : undefined}
        onClick={toggle}
      >
        {group.foldIcon}
        <span className={styles.label}>{group.label}</span>
        <IconChevronDown size={16} aria-hidden="true" className={styles.turn} />
      </button>
      {isOpen && <Entries entries={group.entries} isFolded={isFolded} />}
    </div>
  );
}

function Entries({ entries, isFolded }: { entries: readonly MenuEntry[]; isFolded: boolean }) {
  return (
    <ul>
      {entries.map(({ to, label, icon, end = false, isCurrent, count = 0, countLabel, alert }) => {
        const shared = { to, className: styles.entry, title: isFolded ? label : undefined };
        const shown = (
          <>
            {icon}
            <span className={styles.label}>{label}</span>
            {alert && <AlertBadge label={alert} />}
            <CountBadge count={count} label={countLabel ?? String(count)} />
          </>
        );
        return (
          <li key={to}>
            {isCurrent === undefined ? (
              <NavLink {...shared} end={end}>
                {shown}
              </NavLink>
            ) : (
              <Link {...shared} aria-current={isCurrent ? "page" : undefined}>
                {shown}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
