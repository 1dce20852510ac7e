import type { HTMLAttributes } from "react";
import { cx } from "../class-names.ts";
import styles from "./card.module.css";

/** A card is white on the page, with a thin border and no shadow. */
export function Card({
  as: Element = "section",
  flush,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: "section" | "article" | "div" | "li"; flush?: boolean }) {
  return <Element {...rest} className={cx(styles.card, flush && styles.flush, className)} />;
}
