import type { AnyListCall } from "#kit/contract/list-call.ts";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";
import { BottomBar } from "#kit/ui/data-table/bottom-bar.tsx";
import { Pager, type PagerProps } from "#kit/ui/pager/pager.tsx";
import type { Table } from "./use-table.ts";

type Props<C extends AnyListCall> = { readonly table: Table<C> } & Pick<PagerProps, "counted">;

/** The foot of a table shows its pages, and the rows per page. */
export const TablePager = <C extends AnyListCall>({ table, counted }: Props<C>) => (
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
