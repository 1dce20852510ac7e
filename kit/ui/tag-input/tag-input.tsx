import { IconX } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import * as limits from "#kit/contract/fields/limits.ts";
import { editTag, toTag } from "#kit/contract/fields/tags.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { useTagMessages } from "./messages.ts";
import styles from "./tag-input.module.css";

export type TagInputProps = {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  readonly suggestions?: readonly string[];
  readonly error?: string | undefined;
};

/**
 * R110, R222–R224: a few different tags. Enter, a comma or leaving the field takes what was typed; pressed, a tag is
 * edited, and edited to blank it goes, as does the last one by Backspace in the empty field.
 */
export function TagInput({ label, value, onChange, suggestions = [], error }: TagInputProps) {
  const text = useTagMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [edited, setEdited] = useState<number>();
  const [notice, setNotice] = useState("");

  const begin = (index: number | undefined) => {
    setEdited(index);
    setTyped(index === undefined ? "" : (value[index] ?? ""));
    setNotice("");
  };
  const refusalOf = (tag: string): string => {
    const others = value.filter((_, index) => index !== edited);
    if (graphemeLength(tag) > limits.tagName) return text.tooLong(limits.tagName);
    if (others.includes(tag)) return text.duplicate;
    return tag !== "" && others.length >= limits.tags ? text.full(limits.tags) : "";
  };
  const take = () => {
    const refusal = refusalOf(toTag(typed));
    // What is refused stays in the field, to be mended.
    if (refusal) return setNotice(refusal);
    begin(undefined);
    if (edited !== undefined || toTag(typed)) onChange(editTag(value, edited ?? value.length, typed));
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === "," || event.key === "、") {
      event.preventDefault();
      take();
    } else if (event.key === "Backspace" && typed === "" && edited === undefined)
      onChange(value.slice(0, -1));
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {value.map((tag, index) => (
          <span key={tag} className={styles.tag} hidden={index === edited}>
            <button
              type="button"
              className={styles.name}
              aria-label={text.edit(tag)}
              title={text.edit(tag)}
              onClick={() => {
                begin(index);
                field.current?.focus();
              }}
            >
              #{tag}
            </button>
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
          ref={field}
          id={id}
          value={typed}
          list={`${id}-suggestions`}
          enterKeyHint="done"
          placeholder={value.length === 0 ? text.placeholder : ""}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={take}
        />
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-hint`} className={error || notice ? styles.error : styles.hint} aria-live="polite">
        {error ?? (notice || text.hint(value.length, limits.tags, limits.tagName))}
      </p>
    </div>
  );
}
