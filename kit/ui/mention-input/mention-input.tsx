import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { collapseMentions, expandMentions, namesById } from "#kit/contract/fields/mentions.ts";
import { isConverting } from "../is-converting.ts";
import { placePopover } from "../popover/place-popover.ts";
import styles from "./mention-input.module.css";
import { MentionOptions, type MentionOptionsProps } from "./mention-options.tsx";
import { type Mentionable, wordAtCaret } from "./mention-state.ts";
import { useMentionMessages } from "./messages.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type MentionInputProps = {
  readonly label: string;
  /** The text has `@{id}` tokens. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly search: (text: string) => Promise<readonly Mentionable[]>;
  /** The names of the mentioned people by id are kept beside the text, so that a draft shows them too. */
  readonly names: Readonly<Record<string, string>>;
  readonly onMention: (person: Mentionable) => void;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly onSubmit?: () => void;
};

/** In this text area `@` offers people. Ctrl or Cmd with Enter submits; Enter alone never does. */
export function MentionInput(props: MentionInputProps) {
  const { label, value, onChange, search, onMention, placeholder, ...rest } = props;
  const { invalid, describedBy, onSubmit } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const names = namesById(props.names);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const shown = expandMentions(value, names);
  const typed = caret === null ? null : wordAtCaret(shown, caret);
  const people = useSuggestions(typed?.word ?? null, search);
  const open = typed !== null && people.length > 0;

  // The caret moves together with the text, or the next letter typed at once would come after it.
  const caretAfter = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = caretAfter.current;
    if (at === null) return;
    caretAfter.current = null;
    area.current?.setSelectionRange(at, at);
  });

  const choose = (person: Mentionable) => {
    if (!typed || caret === null) return;
    const known = new Map(names).set(person.id, person.name);
    const next = `${shown.slice(0, typed.start)}@${person.name} ${shown.slice(caret)}`;
    onMention(person);
    setCaret(null);
    onChange(collapseMentions(next, known));
    caretAfter.current = typed.start + person.name.length + 2;
    area.current?.focus();
  };

  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    if (isConverting(event.nativeEvent)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit?.();
    }
    if (!open) return;
    const person = people[active];
    if (event.key === "ArrowDown") setActive((active + 1) % people.length);
    else if (event.key === "ArrowUp") setActive((active + people.length - 1) % people.length);
    else if ((event.key === "Enter" || event.key === "Tab") && person) choose(person);
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.field}>
      <textarea
        ref={area}
        value={shown}
        rows={2}
        className={styles.area}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onChange(collapseMentions(event.target.value, names));
          setCaret(event.target.selectionStart);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTimeout(() => setCaret(null), 150)}
      />
      {open && <Suggestions id={listId} field={area} people={people} active={active} onChoose={choose} />}
    </div>
  );
}

type SuggestionsProps = MentionOptionsProps & { readonly field: RefObject<HTMLTextAreaElement | null> };

function Suggestions({ id, field, ...list }: SuggestionsProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!panel.current || !field.current) return;
    panel.current.style.width = `${field.current.offsetWidth}px`;
    panel.current.showPopover();
    placePopover(panel.current, field.current, "start");
  }, [field]);
  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={useMentionMessages().people}
      className={styles.floating}
    >
      <MentionOptions id={id} {...list} />
    </div>
  );
}
