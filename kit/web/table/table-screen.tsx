import { IconDownload } from "@tabler/icons-react";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useColumnChoice, wordFor } from "#kit/ui/data-table/columns.ts";
import { useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { PageHead } from "#kit/ui/page-head/page-head.tsx";
import { saveAs } from "#kit/ui/save-as.ts";
import { callUrl } from "../api/send.ts";
import { useLanguage } from "../i18n.ts";
import { useDeclared } from "./declared.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { useTableMessages } from "./messages.ts";
import { sortable, TableRows } from "./table-rows.tsx";
import styles from "./table-screen.module.css";
import type { TableScreenProps } from "./table-screen-props.ts";
import { activeFilters } from "./table-state.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import type { Table } from "./use-table.ts";
import { WholeWindow } from "./whole-window.tsx";

const toRows = (screen: HTMLElement | null) =>
  screen?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus();

/** The screen is one table with its title. */
export function TableScreen<C extends AnyListCall>(given: TableScreenProps<C>) {
  const props = useDeclared(given);
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

/** Exports what is found as a file, in the order and columns shown. */
function ExportButton<C extends AnyListCall>({ table, cols }: { table: Table<C>; cols: string }) {
  const text = useTableMessages();
  const { language } = useLanguage();
  const { csv }: AnyListCall = table.call;
  if (!csv) return null;
  const { params, filters, sort } = table;
  const query = { ...activeFilters(filters), [sort.key]: sort.direction, cols, language };
  return (
    <Button
      icon={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => saveAs(callUrl(csv, { params, query: { ...query, request_path: location.pathname } }))}
    >
      {text.export}
    </Button>
  );
}
