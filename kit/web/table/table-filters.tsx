import type { AnyListCall } from "#kit/contract/list-call.ts";
import { FilterBar } from "#kit/ui/filter-bar/filter-bar.tsx";
import { FoundCount } from "./found-count.tsx";
import type { TableScreenProps } from "./table-screen-props.ts";

export function TableFilters<C extends AnyListCall>(
  props: Pick<TableScreenProps<C>, "table" | "search" | "filters" | "counted">,
) {
  const { table, search = "", filters = [], counted } = props;
  const { call, filters: values, filter } = table;
  const term = call.search ?? "";
  return (
    <FilterBar
      label={call.search ? search : ""}
      query={values[term] ?? ""}
      onQuery={(text) => filter({ [term]: text })}
      fields={filters}
      values={values}
      onChange={filter}
      applyLabel={
        call.count && ((changes) => <FoundCount table={table} changes={changes} counted={counted} />)
      }
      onClear={table.isFiltered ? table.clearFilters : undefined}
    />
  );
}
