import { IconHistory } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { activityPath } from "#kit/contract/bulk.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { formatSecond } from "#kit/ui/time/format-time.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type Activity, activityOutcomes, listActivities } from "../contract/calls.ts";
import { useActivityMessages } from "./messages.ts";
import { OutcomeBadge, useDuration } from "./outcome.tsx";
import { useActivityLive, useKinds } from "./use-activities.ts";

/** 処理結果: what was done to many at once within 90 days, by whom, and how it ended. */
export function Activities({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const text = useActivityMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listActivities, { params: { id: communityId } });
  const { label } = useKinds(kinds);
  const duration = useDuration();
  useActivityLive(communityId);
  const columns: readonly Column<Activity>[] = [
    {
      key: "kind",
      label: text.columns.kind,
      kind: "name",
      cell: ({ id, kind }) => <Link to={activityPath(communityId, id)}>{label(kind)}</Link>,
    },
    {
      key: "outcome",
      label: text.columns.outcome,
      kind: "state",
      cell: (row) => <OutcomeBadge activity={row} />,
    },
    {
      key: "counts",
      label: text.columns.counts,
      kind: "number",
      cell: ({ done, total }) => `${done.toLocaleString()} / ${total.toLocaleString()}`,
    },
    {
      key: "skipped",
      label: text.columns.skipped,
      kind: "count",
      cell: ({ skipped }) => skipped.toLocaleString(),
    },
    {
      key: "failed",
      label: text.columns.failed,
      kind: "count",
      cell: ({ failed }) => failed.toLocaleString(),
    },
    { key: "by", label: text.columns.by, cell: ({ by }) => by },
    {
      key: "at",
      label: text.columns.at,
      kind: "time",
      sortKey: "created_at",
      cell: ({ created_at }) => <time dateTime={created_at}>{formatSecond(new Date(created_at))}</time>,
    },
    { key: "duration", label: text.columns.duration, cell: duration },
  ];
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="things"
      search=""
      filters={[
        {
          kind: "choice",
          name: "outcome",
          label: text.columns.outcome,
          options: activityOutcomes.map((value) => ({ value, label: text.outcomes[value] })),
        },
      ]}
      columns={columns}
      target={({ id, kind }) => ({ id, number: id, name: label(kind) })}
      empty={{
        icon: IconHistory,
        title: text.empty,
        hint: text.emptyHint,
      }}
    />
  );
}
