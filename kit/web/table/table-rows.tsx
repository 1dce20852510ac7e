import type { AnyListCall } from "#kit/contract/list-call.ts";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";
import { BottomBar } from "#kit/ui/data-table/bottom-bar.tsx";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import { Pager, type PagerProps } from "#kit/ui/pager/pager.tsx";
import { useDeclared } from "./declared.tsx";
import { Selected } from "./selected.tsx";
import { TableFilters } from "./table-filters.tsx";
import { TablePlaceholder } from "./table-placeholder.tsx";
import type { TableScreenProps } from "./table-screen-props.ts";
import type { Table } from "./use-table.ts";

/** The table has its filters, its rows, the actions for the selected ones, and its pages. */
export function TableRows<C extends AnyListCall>(given: TableScreenProps<C>) {
  const props = useDeclared(given);
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
export const sortable = <C extends AnyListCall>({ table, columns }: ReturnType<typeof useDeclared<C>>) =>
  columns.map((column) => (column.key in table.call.sorts ? { sortKey: column.key, ...column } : column));

type Props<C extends AnyListCall> = { readonly table: Table<C> } & Pick<PagerProps, "counted">;

/** The foot of a table shows its pages, and the rows per page. */
const TablePager = <C extends AnyListCall>({ table, counted }: Props<C>) => (
  <BottomBar>
    <Pager
      counted={counted}
      page={table.page}
      totalPages={table.totalPages}
      totalRecords={table.total}
      onPage={table.toPage}
      sizes={ADMIN_PAGE_SIZES}
      size={table.perPage}
      onSize={table.resize}
    />
  </BottomBar>
);
