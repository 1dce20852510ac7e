import { IconFileSpreadsheet } from "@tabler/icons-react";
import { Link } from "react-router";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableRows } from "#kit/web/table/table-rows.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { deleteImport, type ImportSummary, listImports } from "../contract/calls.ts";
import { useImportMessages } from "./messages.ts";

const tones = { read: "neutral", checked: "accent", started: "success", undone: "warning" } as const;
const nextOf = { read: "columns", checked: "check", started: "run", undone: "run" } as const;

export function RecentImports({ communityId }: { readonly communityId: number }) {
  const text = useImportMessages();
  const words = text.recent;
  const table = useTable(listImports, { params: { id: communityId } });
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
    { key: "created_at", label: words.at, kind: "time" },
    { key: "created_by", label: words.by },
  ];
  return (
    <section className={common.column3}>
      <h2>{words.title}</h2>
      <TableRows
        table={table}
        title={words.title}
        counted="things"
        columns={columns}
        target={({ id, file_name }) => ({ id, number: id, name: file_name })}
        acts={actsOf}
        empty={{ icon: IconFileSpreadsheet, title: words.empty, hint: words.emptyHint }}
      />
      {forget.dialog}
    </section>
  );
}
