import { IconX } from "@tabler/icons-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import * as limits from "#kit/contract/fields/limits.ts";
import { editTag, toTag } from "#kit/contract/fields/tags.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import common from "../common.module.css";
import { isConverting } from "../is-converting.ts";
import { useSuggestions } from "../mention-input/use-suggestions.ts";
import { useTagMessages } from "./messages.ts";
import styles from "./tag-input.module.css";

export type TagSuggestion = { readonly name: string; readonly post_count: number };
export type TagInputProps = {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** Finds existing tags that match what is typed. Its identity must not change. */
  readonly search?: (typed: string) => Promise<readonly TagSuggestion[]>;
  readonly error?: string | undefined;
  /** Lets another control lead to the field. */
  readonly field?: RefObject<HTMLInputElement | null>;
};

const nothing = async () => [];

/**
 * R110, R222–R224: the field holds a few distinct tags. Enter, a comma or leaving it adds what was typed. A pressed tag
 * is edited, and removed when blank; Backspace in the empty field removes the last one. Arrow keys choose among the
 * suggestions.
 */
export function TagInput({ label, value, onChange, search = nothing, error, field: given }: TagInputProps) {
  const text = useTagMessages();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;
  const [typed, setTyped] = useState("");
  const [edited, setEdited] = useState<number>();
  const [notice, setNotice] = useState("");
  const [offers, setOffers] = useState(false);
  const [active, setActive] = useState(-1);
  const others = value.filter((_, index) => index !== edited);
  const found = useSuggestions(offers && others.length < limits.tags ? toTag(typed) : null, search);
  const offered = found.filter(({ name }) => !others.includes(name) && name !== toTag(typed));

  const begin = (index: number | undefined) => {
    setEdited(index);
    setTyped(index === undefined ? "" : (value[index] ?? ""));
    setNotice("");
    setActive(-1);
  };
  const refusalOf = (tag: string): string => {
    if (graphemeLength(tag) > limits.tagName) return text.tooLong(limits.tagName);
    if (others.includes(tag)) return text.duplicate;
    return tag !== "" && others.length >= limits.tags ? text.full(limits.tags) : "";
  };
  const take = (tag = typed) => {
    const refusal = refusalOf(toTag(tag));
    // A refused tag stays in the field, to be corrected.
    if (refusal) return setNotice(refusal);
    begin(undefined);
    if (edited !== undefined || toTag(tag)) onChange(editTag(value, edited ?? value.length, tag));
  };
  const move = (step: 1 | -1) => {
    setOffers(true);
    const places = offered.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (isConverting(event.nativeEvent)) return;
    if (event.key === "Enter" || event.key === "," || event.key === "、") {
      event.preventDefault();
      take(offered[active]?.name);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && offered.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setOffers(false);
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
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={`${id}-offered`}
          aria-activedescendant={offered[active] && `${id}-${active}`}
          enterKeyHint="done"
          placeholder={value.length === 0 ? text.placeholder : ""}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setTyped(event.target.value);
            setOffers(true);
            setActive(-1);
          }}
          onFocus={() => setOffers(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setOffers(false);
            take();
          }}
        />
      </div>
      {offered.length > 0 && (
        <Offered id={id} tags={offered} active={active} onChoose={({ name }) => take(name)} />
      )}
      <p role="status" className="visually-hidden">
        {offered.length > 0 && text.offered(offered.length)}
      </p>
      <p id={`${id}-hint`} className={error || notice ? styles.error : common.fine} aria-live="polite">
        {error ?? (notice || text.hint(value.length, limits.tags, limits.tagName))}
      </p>
    </div>
  );
}

type OfferedProps = {
  readonly id: string;
  readonly tags: readonly TagSuggestion[];
  readonly active: number;
  readonly onChoose: (tag: TagSuggestion) => void;
};

function Offered({ id, tags, active, onChoose }: OfferedProps) {
  const text = useTagMessages();
  const list = useRef<HTMLDivElement>(null);
  // In a form as high as a phone, the field may be at the very end of the visible part.
  useEffect(() => void list.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={list} id={`${id}-offered`} role="listbox" aria-label={text.others} className={styles.offered}>
      {tags.map((tag, index) => (
        <div
          key={tag.name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => {
            // The field keeps the focus, and with it a phone's keyboard.
            event.preventDefault();
            onChoose(tag);
          }}
        >
          #{tag.name}
          <span className={styles.count}>{text.posts(tag.post_count)}</span>
        </div>
      ))}
    </div>
  );
}
