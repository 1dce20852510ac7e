import { IconHistory } from "@tabler/icons-react";
import { useParams } from "react-router";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listBulkActs } from "../contract/calls.ts";
import { bulkActColumns, bulkActFilters } from "./bulk-act-columns.tsx";
import { useBulkActMessages } from "./messages.ts";
import { useDuration } from "./outcome.tsx";
import { useBulkActLive, useKinds } from "./use-bulk-acts.ts";

/** 処理結果: lists the bulk acts of the last 90 days, who did them, and how they ended. */
export function BulkActs({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const text = useBulkActMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listBulkActs, { params: { id: communityId } });
  const { label } = useKinds(kinds);
  useBulkActLive(communityId);
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="things"
      filters={bulkActFilters(text)}
      columns={bulkActColumns(text, { communityId, label, duration: useDuration() })}
      target={({ id, kind }) => ({ id, number: id, name: label(kind) })}
      empty={{ icon: IconHistory, title: text.empty, hint: text.emptyHint }}
    />
  );
}
