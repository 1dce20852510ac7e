import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./filter-bar.module.css";

const useText = defineMessages(
  { search: "検索", clear: "条件をクリア" },
  { search: "Search", clear: "Clear filters" },
);

export type FilterBarProps = {
  /** What is searched for now, from the URL. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly placeholder: string;
  /** Further filters: selects, dates. */
  readonly children?: ReactNode;
  readonly onClear?: () => void;
};

/** Search text and filters above a list. The search starts with Enter or the button, so that the list does not jump while typing. */
export function FilterBar({ query, onQuery, placeholder, children, onClear }: FilterBarProps) {
  const text = useText();
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  return (
    <search className={styles.bar}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onQuery(typed.trim());
        }}
      >
        <input
          type="search"
          enterKeyHint="search"
          aria-label={placeholder}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">
          <IconSearch size={18} aria-hidden="true" />
          {text.search}
        </button>
      </form>
      {children}
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {text.clear}
        </button>
      )}
    </search>
  );
}
