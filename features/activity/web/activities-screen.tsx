import { IconHistory } from "@tabler/icons-react";
import { useParams } from "react-router";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listActivities } from "../contract/calls.ts";
import { activityColumns, activityFilters } from "./activity-columns.tsx";
import { useActivityMessages } from "./messages.ts";
import { useDuration } from "./outcome.tsx";
import { useActivityLive, useKinds } from "./use-activities.ts";

/** 処理結果: lists the bulk acts of the last 90 days, who did them, and how they ended. */
export function Activities({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const text = useActivityMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listActivities, { params: { id: communityId } });
  const { label } = useKinds(kinds);
  useActivityLive(communityId);
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="things"
      filters={activityFilters(text)}
      columns={activityColumns(text, { communityId, label, duration: useDuration() })}
      target={({ id, kind }) => ({ id, number: id, name: label(kind) })}
      empty={{ icon: IconHistory, title: text.empty, hint: text.emptyHint }}
    />
  );
}
