import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { cx } from "../class-names.ts";
import common from "../common.module.css";
import { useSideways } from "../use-sideways.ts";
import styles from "./tabs.module.css";

export type Tab = {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** It is a number, or a text where only a bound is known. */
  readonly badge?: number | string;
};

/**
 * The views of one list are links, so that each has its own URL. On a phone the row scrolls sideways and fades at the
 * side that continues.
 */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const active = useRef<HTMLAnchorElement>(null);
  const row = useRef<HTMLElement>(null);
  const sideways = useSideways(row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab in view changes with `current`
  useEffect(() => {
    if (!active.current || !row.current) return;
    // Only the row scrolls: `scrollIntoView` would move the page too, where the tabs are below its first screen.
    const [tab, view] = [active.current.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += tab.left + tab.width / 2 - (view.left + view.width / 2);
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={cx(common.sideways, styles.tabs)} {...sideways}>
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
          {tab.badge ? (
            <span className={styles.badge}>
              {typeof tab.badge === "number" ? tab.badge.toLocaleString("en-US") : tab.badge}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
