import type { AnyListCall } from "#kit/contract/list-call.ts";
import { useColumnChoice, wordFor } from "#kit/ui/data-table/columns.ts";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import { useTableMessages as useCountMessages } from "#kit/ui/data-table/messages.ts";
import { PageHead } from "#kit/ui/page-head/page-head.tsx";
import { ExportButton } from "./export-button.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { useTableMessages } from "./messages.ts";
import { Selected } from "./selected.tsx";
import { TableFilters } from "./table-filters.tsx";
import { TablePager } from "./table-pager.tsx";
import { TablePlaceholder } from "./table-placeholder.tsx";
import styles from "./table-screen.module.css";
import type { TableScreenProps } from "./table-screen-props.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import { WholeWindow } from "./whole-window.tsx";

const toRows = (screen: HTMLElement | null) =>
  screen?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus();

/** A screen that is one table: title, filters, rows, what can be done with the selected ones, and its pages. */
export function TableScreen<C extends AnyListCall>(props: TableScreenProps<C>) {
  const { table, title, action, counted, target, bulk, empty } = props;
  const { rows, selection, query } = table;
  const text = useTableMessages();
  const count = useCountMessages()[counted];
  const columns = props.columns.map((column) =>
    column.key in table.call.sorts ? { sortKey: column.key, ...column } : column,
  );
  const { shown } = useColumnChoice(table.call.path, columns, table.cols);
  const screen = useScrollRestoration(table.list, table.pageKey, rows.length > 0);
  return (
    <WholeWindow ref={screen}>
      <button type="button" className={styles.skip} onClick={() => toRows(screen.current)}>
        {text.toRows}
      </button>
      {props.back}
      <PageHead title={title} count={query.data && count(table.total)} lead={empty.hint}>
        <KeysHelp />
        <ExportButton table={table} cols={wordFor(shown)} />
        {action}
      </PageHead>
      {props.views}
      <DataTable
        {...(props.acts ? { acts: props.acts } : {})}
        onOpen={props.onOpen}
        openId={props.openId}
        caption={title}
        list={table.call.path}
        columns={columns}
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
    </WholeWindow>
  );
}
