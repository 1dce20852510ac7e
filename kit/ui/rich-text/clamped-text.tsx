import { useLayoutEffect, useRef, useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import type { MentionProps } from "./mention-text.tsx";
import styles from "./rich-text.module.css";
import { RichText } from "./rich-text.tsx";

const useText = defineMessages(
  { more: "続きを読む", moreOf: (title: string) => `「${title}」の続きを読む` },
  { more: "Read more", moreOf: (title) => `Read more of “${title}”` },
);

type ClampedTextProps = Partial<MentionProps> & {
  readonly html: string;
  /** Cut after so many, or whole. */
  readonly lines: number | undefined;
  readonly onUnfold: () => void;
  /** What the text belongs to, for who does not see where the button stands. */
  readonly of: string;
};

/** Rich text of which the beginning is shown; where something is cut off, a button brings the rest in place. */
export function ClampedText({ lines, onUnfold, of, ...text }: ClampedTextProps) {
  const words = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const shown = frame.current?.firstElementChild;
    if (!shown || lines === undefined) return setCut(false);
    const look = () => setCut(shown.scrollHeight > shown.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [lines]);
  return (
    <div ref={frame}>
      <RichText {...text} {...(lines === undefined ? {} : { clampLines: lines })} />
      {isCut && (
        <button type="button" className={styles.more} aria-label={words.moreOf(of)} onClick={onUnfold}>
          {words.more}
        </button>
      )}
    </div>
  );
}
