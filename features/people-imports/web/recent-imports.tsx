import { IconFileSpreadsheet } from "@tabler/icons-react";
import { Link } from "react-router";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { formatMinute } from "#kit/ui/time/format-time.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { deleteImport, type ImportSummary, listImports } from "../contract/calls.ts";
import { useImportMessages } from "./messages.ts";

const tones = { read: "neutral", checked: "accent", started: "success", undone: "warning" } as const;
const nextOf = { read: "columns", checked: "check", started: "run", undone: "run" } as const;

/** Files that were chosen before, to be gone on with. */
export function RecentImports({ communityId }: { readonly communityId: number }) {
  const text = useImportMessages();
  const words = text.recent;
  const query = useCall(listImports, { params: { id: communityId } });
  const forget = useAction(deleteImport, {
    input: ({ id }: ImportSummary) => ({ params: { id: communityId, import_id: id } }),
    ask: ({ file_name }) => ({
      title: words.forgetTitle(file_name),
      message: words.forgetMessage,
      confirmLabel: words.forget,
      danger: true,
    }),
    done: () => words.forgotten,
  });
  const actsOf = (row: ImportSummary): MenuItem[] =>
    row.state === "read" || row.state === "checked"
      ? [{ label: words.forget, danger: true, onSelect: () => forget.run(row) }]
      : [];
  const columns: readonly Column<ImportSummary>[] = [
    {
      key: "file",
      label: words.file,
      kind: "name",
      cell: ({ id, file_name, state }) => (
        <Link to={`?import=${id}&step=${nextOf[state]}`}>
          <bdi>{file_name}</bdi>
        </Link>
      ),
    },
    { key: "kind", label: text.kind, width: 8, cell: ({ kind }) => text.kinds[kind] },
    { key: "row_count", label: words.rows, kind: "count" },
    {
      key: "state",
      label: words.state,
      kind: "state",
      width: 8,
      cell: ({ state }) => <Badge tone={tones[state]}>{text.states[state]}</Badge>,
    },
    { key: "at", label: words.at, kind: "time", cell: (row) => formatMinute(new Date(row.created_at)) },
    { key: "by", label: words.by, cell: ({ created_by }) => <bdi>{created_by}</bdi> },
  ];
  return (
    <section className={common.column3}>
      <h2>{words.title}</h2>
      <Loaded query={query}>
        {({ data }) =>
          data.records.length > 0 ? (
            <DataTable
              caption={words.title}
              list="people_imports"
              columns={columns}
              rows={data.records}
              idOf={({ id }) => id}
              nameOf={({ file_name }) => file_name}
              acts={actsOf}
            />
          ) : (
            <EmptyState icon={IconFileSpreadsheet} title={words.empty}>
              {words.emptyHint}
            </EmptyState>
          )
        }
      </Loaded>
      {forget.dialog}
    </section>
  );
}
