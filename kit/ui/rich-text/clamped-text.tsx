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
  /** Identifies the text, to remember whether it was cut. */
  readonly name: string;
  readonly html: string;
  /** It is cut after this many lines; undefined shows all of it. */
  readonly lines: number | undefined;
  /** It is undefined where nobody reads the text yet; then it is not measured either. */
  readonly onUnfold: (() => void) | undefined;
  /** Names what the text belongs to, for people who do not see where the button is. */
  readonly of: string;
};

/** Remembers whether texts were cut, so that one rendered again is not measured before it is shown. */
const wasCut = new Map<string, boolean>();

/** Shows the beginning of rich text; where something is cut, a button unfolds the rest in place. */
export function ClampedText({ name, html, lines, onUnfold, of, ...mention }: ClampedTextProps) {
  const words = useText();
  const frame = useRef<HTMLDivElement>(null);
  const isRead = onUnfold !== undefined;
  const stoodBefore = useRef(false);
  const [isCut, setCut] = useState(() => wasCut.get(name) ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text of the same height may be cut or not
  useLayoutEffect(() => {
    const shown = frame.current?.firstElementChild;
    if (!shown || !isRead) {
      stoodBefore.current = true;
      return;
    }
    if (lines === undefined) return setCut(false);
    const look = () => {
      const cut = shown.scrollHeight > shown.clientHeight + 1;
      wasCut.set(name, cut);
      setCut(cut);
    };
    // A text that was there already waits until the browser lays it out anyway.
    if (!stoodBefore.current && !wasCut.has(name)) look();
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [name, html, lines, isRead]);
  return (
    <div ref={frame}>
      <RichText html={html} {...mention} {...(lines === undefined ? {} : { clampLines: lines })} />
      {isRead && isCut && (
        <button type="button" className={styles.more} aria-label={words.moreOf(of)} onClick={onUnfold}>
          {words.more}
        </button>
      )}
    </div>
  );
}
