import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { ImportLink } from "#features/memberships/web/index.ts";
import type { Selection } from "#kit/contract/bulk.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useColumnChoice, wordFor } from "#kit/ui/data-table/columns.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { columnsFor } from "#kit/web/table/declared.tsx";
import { useTableMessages } from "#kit/web/table/messages.ts";
import { activeFilters } from "#kit/web/table/table-state.ts";
import type { Table } from "#kit/web/table/use-table.ts";
import type { ListPeople } from "../contract/list-people.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { useExportMessages } from "./export-messages.ts";

/**
 * Exports everything found from beside the title, where employees can also be imported; the selected people from the
 * bar below. R455, R456
 */
export function useExportPeople(table: Table<ListPeople>, kind: MemberKind) {
  const text = useExportMessages();
  const { language } = useLanguage();
  const columns = columnsFor<ListPeople>(table.call, {}, language);
  const { shown } = useColumnChoice(table.call.path, columns, table.cols);
  const communityId = Number(table.params.id);
  const { tooMany } = useTableMessages();
  const [selection, setSelection] = useState<Selection | null>(null);
  const all = () =>
    table.total > limits.bulkSelection
      ? toast({ type: "error", message: tooMany(limits.bulkSelection) })
      : setSelection({ filter: activeFilters(table.filters) });
  return {
    buttons: (
      <>
        {kind === "employee" && <ImportLink communityId={communityId} />}
        <Button
          icon={<IconDownload size={18} aria-hidden="true" />}
          disabled={table.total === 0}
          onClick={all}
        >
          {text.export}
        </Button>
      </>
    ),
    action: {
      key: "export",
      label: text.export,
      variant: "secondary" as const,
      pending: false,
      onRun: () => setSelection(table.selection.selected()),
    },
    dialog: selection && (
      <ExportDialog
        communityId={communityId}
        kind={kind}
        selection={selection}
        cols={wordFor(shown)}
        sort={table.sort}
        onClose={() => setSelection(null)}
      />
    ),
  };
}
