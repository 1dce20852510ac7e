import { cx } from "../class-names.ts";
import styles from "./rich-text.module.css";

/** HTML that the server has sanitised; never pass anything a person typed in this browser. */
export function RichText({
  html,
  clampLines,
  className,
}: {
  html: string;
  clampLines?: number;
  className?: string;
}) {
  return (
    <div
      className={cx(styles.text, clampLines !== undefined && styles.clamped, className)}
      style={clampLines === undefined ? undefined : { WebkitLineClamp: clampLines }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only an allow-list of elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
