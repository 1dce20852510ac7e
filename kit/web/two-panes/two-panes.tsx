import { type ReactNode, useLayoutEffect, useRef } from "react";
import { DESKTOP, useMedia } from "#kit/ui/use-media.ts";
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
      <List label={label}>{list()}</List>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}

/** Keeps how far each list was scrolled, since going from one thing to another may draw the list again. */
const scrolled = new Map<string, number>();

function List({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    element.current?.scrollTo(0, scrolled.get(label) ?? 0);
  }, [label]);
  return (
    <nav
      ref={element}
      aria-label={label}
      className={styles.list}
      onScroll={({ currentTarget }) => scrolled.set(label, currentTarget.scrollTop)}
    >
      {children}
    </nav>
  );
}
