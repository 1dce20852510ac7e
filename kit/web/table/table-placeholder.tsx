import type { AnyListCall } from "#kit/contract/list-call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { conditions } from "#kit/ui/filter-bar/filters.ts";
import { useFilterMessages } from "#kit/ui/filter-bar/messages.ts";
import { Loaded } from "../query/loaded.tsx";
import { useTableMessages } from "./messages.ts";
import type { TableScreenProps } from "./table-screen-props.ts";

/** Stands in place of the rows and says why there are none. */
export function TablePlaceholder<C extends AnyListCall>({ table, empty, filters = [] }: TableScreenProps<C>) {
  const text = useTableMessages();
  const words = useFilterMessages();
  const { isFiltered, query, clearFilters } = table;
  const term = table.filters[table.call.search ?? ""];
  const asked = [
    ...(term ? [words.chip(words.search, term)] : []),
    ...conditions(filters, table.filters, words),
  ];
  return (
    <Loaded query={query}>
      {() => (
        <EmptyState
          icon={empty.icon}
          title={isFiltered ? text.nothingFound : empty.title}
          action={
            isFiltered ? <Button onClick={clearFilters}>{text.clearFilters}</Button> : (empty.action ?? null)
          }
        >
          {isFiltered ? asked.join(text.and) : empty.hint}
        </EmptyState>
      )}
    </Loaded>
  );
}
