import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useState } from "react";
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
  /** What is looked through; stands above the field. */
  readonly label: string;
  /** Further filters: selects, dates. */
  readonly children?: ReactNode;
  readonly onClear?: () => void;
};

/** Search text and filters above a list. The search starts with Enter or the button, so that the list does not jump while typing. */
export function FilterBar({ query, onQuery, label, children, onClear }: FilterBarProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  return (
    <search className={styles.bar}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onQuery(typed.trim());
        }}
      >
        <label htmlFor={id}>{label}</label>
        <span className={styles.field}>
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit">
            <IconSearch size={18} aria-hidden="true" />
            {text.search}
          </button>
        </span>
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

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

/** One filter of a few values; applies at once. */
export const FilterChoice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className={styles.choice}>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
