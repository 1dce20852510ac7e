import type { AnyListCall } from "#kit/contract/list-call.ts";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import { Selected } from "./selected.tsx";
import { TableFilters } from "./table-filters.tsx";
import { TablePager } from "./table-pager.tsx";
import { TablePlaceholder } from "./table-placeholder.tsx";
import type { TableScreenProps } from "./table-screen-props.ts";

/** The table has its filters, its rows, the actions for the selected ones, and its pages. */
export function TableRows<C extends AnyListCall>(props: TableScreenProps<C>) {
  const { table, title, counted, target, bulk, acts, onOpen, openId } = props;
  const { rows, selection, query } = table;
  return (
    <DataTable
      {...(acts && { acts })}
      onOpen={onOpen}
      openId={openId}
      caption={title}
      list={table.call.path}
      columns={sortable(props)}
      cols={table.cols}
      onCols={(cols) => table.change({ cols })}
      rows={rows}
      idOf={(row) => target(row).id}
      nameOf={(row) => target(row).name}
      sort={table.sort}
      onSort={table.sortBy}
      selection={
        bulk && {
          has: selection.has,
          onToggle: (some, on) => selection.toggle(some.map(target), on),
          ...(selection.count > 0 && { onClear: selection.clear }),
          locked: bulk.some(({ pending }) => pending),
        }
      }
      tools={<TableFilters {...props} />}
      foot={
        bulk && selection.count > 0 ? (
          <Selected table={table} counted={counted} target={target} bulk={bulk} />
        ) : (
          <TablePager table={table} counted={counted} />
        )
      }
      busy={query.isPlaceholderData}
      loading={query.isPending}
      placeholder={<TablePlaceholder {...props} />}
    />
  );
}

/** Marks the columns by which the call sorts. */
export const sortable = <C extends AnyListCall>({ table, columns }: TableScreenProps<C>) =>
  columns.map((column) => (column.key in table.call.sorts ? { sortKey: column.key, ...column } : column));
