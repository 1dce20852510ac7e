import { type MouseEvent, useMemo } from "react";
import { cx } from "../class-names.ts";
import { writtenIn } from "../written.tsx";
import { withMentions } from "./mention-html.ts";
import type { MentionProps } from "./mention-text.tsx";
import styles from "./rich-text.module.css";

const nobody = {};

/** The server has sanitised the HTML; never pass what a person has typed in this browser. */
export function RichText({
  html,
  names = nobody,
  onMention,
  clampLines,
  className,
}: Partial<MentionProps> & {
  html: string;
  clampLines?: number;
  className?: string;
}) {
  const opens = onMention !== undefined;
  const shown = useMemo(
    () => withMentions(html, names, (id) => opens && names[id] !== undefined),
    [html, names, opens],
  );
  const open = ({ target }: MouseEvent) => {
    const id = (target as HTMLElement).closest<HTMLElement>("[data-mention]")?.dataset.mention;
    if (id) onMention?.(Number(id));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are buttons inside, which answer keys by themselves
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      {...writtenIn(html)}
      className={cx(styles.text, clampLines !== undefined && styles.clamped, className)}
      style={clampLines === undefined ? undefined : { WebkitLineClamp: clampLines }}
      onClick={open}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only an allow-list of elements
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
