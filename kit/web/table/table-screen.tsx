import type { AnyListCall } from "#kit/contract/list-call.ts";
import { useColumnChoice, wordFor } from "#kit/ui/data-table/columns.ts";
import { useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { PageHead } from "#kit/ui/page-head/page-head.tsx";
import { ExportButton } from "./export-button.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { useTableMessages } from "./messages.ts";
import { sortable, TableRows } from "./table-rows.tsx";
import styles from "./table-screen.module.css";
import type { TableScreenProps } from "./table-screen-props.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import { WholeWindow } from "./whole-window.tsx";

const toRows = (screen: HTMLElement | null) =>
  screen?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus();

/** The screen is one table with its title. */
export function TableScreen<C extends AnyListCall>(props: TableScreenProps<C>) {
  const { table, title, action, counted, empty } = props;
  const text = useTableMessages();
  const count = useDataTableMessages()[counted];
  const { shown } = useColumnChoice(table.call.path, sortable(props), table.cols);
  const screen = useScrollRestoration(table.list, table.pageKey, table.rows.length > 0);
  return (
    <WholeWindow ref={screen}>
      <button type="button" className={styles.skip} onClick={() => toRows(screen.current)}>
        {text.toRows}
      </button>
      {props.back}
      <PageHead title={title} count={table.query.data && count(table.total)} lead={empty.hint}>
        <KeysHelp />
        <ExportButton table={table} cols={wordFor(shown)} />
        {action}
      </PageHead>
      {props.views}
      <TableRows {...props} />
    </WholeWindow>
  );
}
