import type { HTMLAttributes } from "react";
import { cx } from "../class-names.ts";
import styles from "./card.module.css";

/** White on the page, a thin border, no shadow. */
export function Card({
  as: Element = "section",
  flush,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: "section" | "article" | "div" | "li"; flush?: boolean }) {
  return <Element {...rest} className={cx(styles.card, flush && styles.flush, className)} />;
}
