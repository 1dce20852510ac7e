import { useEffect, useRef } from "react";
import { Link } from "react-router";
import styles from "./tabs.module.css";

export type Tab = {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly badge?: number;
};

/** Views of one list as links, so that each has an address of its own; the row scrolls sideways on a phone. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const active = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab in view changes with `current`
  useEffect(() => {
    const row = active.current?.parentElement;
    if (!active.current || !row) return;
    // The row alone: `scrollIntoView` would move the page too, where the tabs stand below its first screen.
    const [tab, view] = [active.current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += tab.left + tab.width / 2 - (view.left + view.width / 2);
  }, [current]);
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          ref={tab.key === current ? active : undefined}
          to={tab.to}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={tab.key === current ? "page" : undefined}
        >
          {tab.label}
          {tab.badge ? <span className={styles.badge}>{tab.badge.toLocaleString("en-US")}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
