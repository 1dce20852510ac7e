import { Children, type ReactNode } from "react";
import { useMedia } from "../use-media.ts";
import styles from "./button-row.module.css";

/**
 * The way on is wider than the way back. Where one line has no room for both, it comes first, for the keyboard and for
 * screen readers too.
 */
export function ButtonRow({ children }: { children: ReactNode }) {
  const ways = Children.toArray(children);
  const isBelow = useMedia("(max-width: 29.99em)");
  return <div className={styles.row}>{isBelow ? ways.toReversed() : ways}</div>;
}
