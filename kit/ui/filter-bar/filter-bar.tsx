import styles from "./filter-bar.module.css";
import { FilterChips } from "./filter-chips.tsx";
import type { EditorProps } from "./filter-editor.tsx";
import type { FilterField, FilterValues } from "./filters.ts";
import { useFilterMessages } from "./messages.ts";
import { SearchField, type SearchFieldProps } from "./search-field.tsx";

export type FilterBarProps = Omit<SearchFieldProps, "brief"> & {
  /** These are the list's other filters; with them, the search is on one line with the active ones. */
  readonly fields?: readonly FilterField[];
  readonly values?: FilterValues;
  readonly onChange?: (changes: FilterValues) => void;
  readonly onClear?: (() => void) | undefined;
  readonly applyLabel?: EditorProps["applyLabel"];
};

export function FilterBar({ fields, values = {}, onChange, onClear, applyLabel, ...search }: FilterBarProps) {
  const text = useFilterMessages();
  return (
    <search className={styles.bar}>
      {search.label && <SearchField {...search} brief={fields !== undefined} />}
      {fields && onChange && fields.length > 0 && (
        <FilterChips fields={fields} values={values} onChange={onChange} applyLabel={applyLabel} />
      )}
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {text.clear}
        </button>
      )}
    </search>
  );
}
