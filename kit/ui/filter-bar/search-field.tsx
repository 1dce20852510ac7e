import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLetterCommands } from "#kit/ui/letter-keys.ts";
import styles from "./filter-bar.module.css";
import { useFilterMessages } from "./messages.ts";

export type SearchFieldProps = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Says what is searched; "" where nothing is. */
  readonly label: string;
  /** Beside other filters the label is the field's tooltip, and / leads to the field. */
  readonly brief?: boolean;
};

/** The search starts with Enter or the button, so that the list does not jump while typing. */
export function SearchField({ query, onQuery, label, brief = false }: SearchFieldProps) {
  const text = useFilterMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  useLetterCommands(brief ? { "/": () => input.current?.select() } : {});
  return (
    <form
      className={styles.search}
      data-brief={brief || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onQuery(typed.trim());
      }}
    >
      {!brief && <label htmlFor={id}>{label}</label>}
      <span className={styles.field}>
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          aria-label={brief ? label : undefined}
          title={brief ? `${label} ( / )` : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" aria-label={text.search} title={text.search}>
          <IconSearch size={18} aria-hidden="true" />
          {!brief && text.search}
        </button>
      </span>
    </form>
  );
}
