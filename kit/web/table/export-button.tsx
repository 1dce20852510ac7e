import { IconDownload } from "@tabler/icons-react";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { saveAs } from "#kit/ui/save-as.ts";
import { callUrl } from "../api/send.ts";
import { useLanguage } from "../i18n.ts";
import { useTableMessages } from "./messages.ts";
import { activeFilters } from "./table-state.ts";
import type { Table } from "./use-table.ts";

/** Exports what is found as a file, in the order and columns shown. */
export function ExportButton<C extends AnyListCall>({ table, cols }: { table: Table<C>; cols: string }) {
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
