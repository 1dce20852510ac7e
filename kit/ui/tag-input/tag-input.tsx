import { IconX } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTagMessages } from "./messages.ts";
import styles from "./tag-input.module.css";

export type TagInputProps = {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** Makes one tag of what was typed: its first word, cut to length; empty for nothing. R110 */
  readonly normalise: (typed: string) => string;
  readonly max: number;
  readonly suggestions?: readonly string[];
  readonly error?: string | undefined;
};

/** At most `max` different tags. Enter, a comma or leaving the field adds one; Backspace in the empty field removes the last. */
export function TagInput({ label, value, onChange, normalise, max, suggestions = [], error }: TagInputProps) {
  const text = useTagMessages();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [notice, setNotice] = useState("");

  const add = (raw: string) => {
    const tag = normalise(raw);
    setTyped("");
    setNotice("");
    if (tag === "") return;
    if (value.includes(tag)) return setNotice(text.duplicate);
    if (value.length >= max) return setNotice(text.full(max));
    onChange([...value, tag]);
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === "," || event.key === "、") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "") onChange(value.slice(0, -1));
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {value.map((tag) => (
          <span key={tag} className={styles.tag}>
            #{tag}
            <button
              type="button"
              aria-label={text.remove(tag)}
              onClick={() => onChange(value.filter((one) => one !== tag))}
            >
              <IconX size={16} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={typed}
          list={`${id}-suggestions`}
          enterKeyHint="done"
          placeholder={value.length === 0 ? text.placeholder : ""}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-hint`} className={error || notice ? styles.error : styles.hint} aria-live="polite">
        {error ?? (notice || text.hint(value.length, max))}
      </p>
    </div>
  );
}
