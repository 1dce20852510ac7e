import { FilterBar } from "#kit/ui/filter-bar/filter-bar.tsx";
import { useMessages } from "../messages.ts";
import styles from "./admin-posts.module.css";
import { useAdminMessages } from "./messages.ts";
import type { PostListState } from "./post-list-state.ts";

type Props = {
  readonly state: PostListState;
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void;
  readonly onClear: () => void;
};

/** Search, visibility and kind; all of it stands in the address. */
export function PostFilters({ state, onChange, onClear }: Props) {
  const text = useAdminMessages();
  const { kind } = useMessages();
  const { filters } = text;
  const filtered = state.search !== "" || state.contentType !== "" || state.published !== "true";
  return (
    <FilterBar
      query={state.search}
      onQuery={(q) => onChange({ q })}
      placeholder={text.search}
      {...(filtered ? { onClear } : {})}
    >
      <select
        className={styles.select}
        aria-label={filters.published}
        value={state.published}
        onChange={(event) => onChange({ published: event.target.value })}
      >
        {(["true", "false", "all"] as const).map((value) => (
          <option key={value} value={value}>
            {filters[value]}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label={filters.kind}
        value={state.contentType}
        onChange={(event) => onChange({ content_type: event.target.value })}
      >
        <option value="">{filters.anyKind}</option>
        {([1, 2, 3, 4] as const).map((value) => (
          <option key={value} value={value}>
            {kind[value]}
          </option>
        ))}
      </select>
    </FilterBar>
  );
}
