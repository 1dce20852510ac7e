import { IconSend2 } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "../class-names.ts";
import { isConverting } from "../is-converting.ts";
import styles from "./chat.module.css";
import { useChatLogMessages } from "./messages.ts";

export type ChatComposerProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  /** Says what is wrong with the text; null without a fault. */
  readonly error: string | null;
  readonly maxLength: number;
  readonly length: number;
  /** Stands beside the text: other things that can be inserted. */
  readonly tools?: ReactNode;
};

/** The draft is never lost. Enter makes a line; Ctrl or Cmd with Enter sends, but never during a conversion. */
export function ChatComposer({
  value,
  onChange,
  onSend,
  error,
  maxLength,
  length,
  tools,
}: ChatComposerProps) {
  const text = useChatLogMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Where no keyboard comes up over the messages, one comes here to write.
  useEffect(() => {
    const isFree = document.activeElement?.matches("body, main, h1, nav a") ?? true;
    if (isFree && matchMedia("(hover: hover)").matches) field.current?.focus({ preventScroll: true });
  }, []);
  const sendable = value.trim() !== "" && error === null;
  return (
    <form
      className={cx(styles.composer, tools !== undefined && styles.withTools)}
      onSubmit={(event) => {
        event.preventDefault();
        if (sendable) onSend();
      }}
    >
      {tools}
      <textarea
        ref={field}
        data-first
        value={value}
        rows={1}
        aria-label={text.composer}
        placeholder={text.composer}
        aria-invalid={error !== null}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isConverting(event.nativeEvent) || !(event.ctrlKey || event.metaKey))
            return;
          event.preventDefault();
          if (sendable) onSend();
        }}
      />
      <button
        type="submit"
        className={styles.send}
        disabled={!sendable}
        aria-label={text.send}
        title={text.sendHint}
      >
        <IconSend2 size={22} aria-hidden="true" />
      </button>
      <p id={id} className={error ? styles.composerError : styles.composerHint}>
        {error ??
          (length > maxLength * 0.8 ? (
            `${length} / ${maxLength}`
          ) : (
            <span className={styles.sendHint}>{text.sendHint}</span>
          ))}
      </p>
    </form>
  );
}
