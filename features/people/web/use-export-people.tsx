import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { Selection } from "#kit/contract/bulk.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useTableMessages } from "#kit/web/table/messages.ts";
import { asked } from "#kit/web/table/table-state.ts";
import type { Table } from "#kit/web/table/use-table.ts";
import type { ListPeople } from "../contract/list-people.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { useExportMessages } from "./export-messages.ts";

/** All that is found as a file from beside the title, whoever is selected from the bar below. R455, R456 */
export function useExportPeople(table: Table<ListPeople>, kind: MemberKind, cols: string) {
  const text = useExportMessages();
  const { tooMany } = useTableMessages();
  const [selection, setSelection] = useState<Selection | null>(null);
  const all = () =>
    table.total > limits.bulkSelection
      ? toast({ type: "error", message: tooMany(limits.bulkSelection) })
      : setSelection({ filter: asked(table.filters) });
  return {
    button: (
      <Button icon={<IconDownload size={18} aria-hidden="true" />} disabled={table.total === 0} onClick={all}>
        {text.export}
      </Button>
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
        communityId={Number(table.params.id)}
        kind={kind}
        selection={selection}
        cols={cols}
        sort={table.sort}
        onClose={() => setSelection(null)}
      />
    ),
  };
}
