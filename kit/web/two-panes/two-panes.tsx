import type { ReactNode } from "react";
import { DESKTOP, useMedia } from "../use-media.ts";
import styles from "./two-panes.module.css";

type Props = {
  /** Names the list, which leads to other things of its kind. */
  readonly label: string;
  readonly list: () => ReactNode;
  readonly children: ReactNode;
};

/** Shows one thing beside its list; under 992 px the thing alone, and the list is not even loaded. */
export function TwoPanes({ label, list, children }: Props) {
  if (!useMedia(DESKTOP)) return children;
  return (
    <div className={styles.panes}>
      <nav aria-label={label} className={styles.list}>
        {list()}
      </nav>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}
