import type { ReactNode } from "react";
import type { AnyListCall, Target } from "#kit/contract/list-call.ts";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";
import { Button, type ButtonProps } from "#kit/ui/button/button.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import type { Counted } from "#kit/ui/data-table/messages.ts";
import { SelectionBar } from "#kit/ui/data-table/selection-bar.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FilterBar, FilterChoice } from "#kit/ui/filter-bar/filter-bar.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { reportError } from "../errors/report-error.ts";
import { Loaded } from "../query/loaded.tsx";
import { useTableMessages } from "./messages.ts";
import styles from "./table-screen.module.css";
import type { RowOf, Table } from "./use-table.ts";

/** Something that can be done with everything selected. */
export type BulkAction = {
  readonly key: string;
  readonly label: string;
  readonly variant?: ButtonProps["variant"];
  readonly pending?: boolean;
  readonly onRun: (targets: readonly Target[]) => void;
};

type Filter<C extends AnyListCall> = {
  readonly name: keyof C["filters"] & string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props<C extends AnyListCall> = {
  readonly table: Table<C>;
  readonly title: string;
  /** The one primary step of the screen, beside its title. */
  readonly action?: ReactNode;
  readonly counted: Counted;
  readonly columns: readonly Column<RowOf<C>>[];
  /** What a row is known by. */
  readonly target: (row: RowOf<C>) => Target;
  /** What is looked through by the search term. */
  readonly search: string;
  readonly filters?: readonly Filter<C>[];
  readonly bulk?: readonly BulkAction[];
  /** What belongs here, while there is nothing at all. */
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly hint: string };
};

/** A screen that is one table: title, filters, rows, what can be done with the selected ones, and its pages. */
export function TableScreen<C extends AnyListCall>(props: Props<C>) {
  const { table, title, action, counted, columns, target, bulk } = props;
  const { rows, selection, query } = table;
  const locked = bulk?.some(({ pending }) => pending) ?? false;
  return (
    <section className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {action}
      </header>
      <DataTable
        caption={title}
        list={table.call.path}
        columns={columns}
        rows={rows}
        idOf={(row) => target(row).id}
        nameOf={(row) => target(row).name}
        sort={table.sort}
        onSort={table.sortBy}
        selection={
          bulk && {
            has: selection.has,
            onToggle: (some, on) => selection.toggle(some.map(target), on),
            locked,
          }
        }
        tools={<Filters {...props} />}
        busy={query.isPlaceholderData}
        loading={query.isPending}
        placeholder={<Placeholder {...props} />}
      />
      <footer className={styles.foot}>
        {bulk && selection.count > 0 && <Selected {...props} bulk={bulk} locked={locked} />}
        {query.data && (
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
        )}
      </footer>
    </section>
  );
}

function Filters<C extends AnyListCall>({ table, search, filters = [] }: Props<C>) {
  const { call, filters: values, filter } = table;
  const term = call.search ?? "";
  return (
    <FilterBar
      label={search}
      query={values[term] ?? ""}
      onQuery={(text) => filter({ [term]: text })}
      {...(table.isFiltered ? { onClear: table.clearFilters } : {})}
    >
      {filters.map(({ name, label, options }) => (
        <FilterChoice
          key={name}
          label={label}
          value={values[name] ?? ""}
          options={options}
          onChange={(value) => filter({ [name]: value })}
        />
      ))}
    </FilterBar>
  );
}

/** What stands in the place of the rows: why there are none. */
function Placeholder<C extends AnyListCall>({ table, empty }: Props<C>) {
  const text = useTableMessages();
  const { isFiltered, query, clearFilters } = table;
  return (
    <Loaded query={query}>
      {() => (
        <EmptyState
          icon={empty.icon}
          title={isFiltered ? text.nothingFound : empty.title}
          action={isFiltered && <Button onClick={clearFilters}>{text.clearFilters}</Button>}
        >
          {isFiltered ? text.nothingFoundHint : empty.hint}
        </EmptyState>
      )}
    </Loaded>
  );
}

type SelectedProps<C extends AnyListCall> = Props<C> & {
  readonly bulk: readonly BulkAction[];
  readonly locked: boolean;
};

function Selected<C extends AnyListCall>({ table, counted, target, bulk, locked }: SelectedProps<C>) {
  const { rows, selection, total } = table;
  const onPage = rows.filter((row) => selection.has(target(row).id)).length;
  const offersAll = onPage === rows.length && selection.count < total && !selection.all;
  const run = ({ onRun }: BulkAction) =>
    selection
      .targets()
      .then(onRun, (error: unknown) => reportError(error, { silent: false, call: "mutation" }));
  return (
    <SelectionBar
      counted={counted}
      count={selection.count}
      onPage={onPage}
      total={total}
      onSelectAll={offersAll ? selection.selectAll : undefined}
      onClear={selection.clear}
    >
      {bulk.map((action) => (
        <Button
          key={action.key}
          size="sm"
          variant={action.variant ?? "secondary"}
          pending={action.pending ?? false}
          disabled={locked && !action.pending}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
    </SelectionBar>
  );
}
