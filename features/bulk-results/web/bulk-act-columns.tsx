import { Link } from "react-router";
import { bulkActPath } from "#kit/contract/bulk.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import { type BulkActView, bulkActOutcomes } from "../contract/calls.ts";
import type { useBulkActMessages } from "./messages.ts";
import { OutcomeBadge } from "./outcome.tsx";

type Text = ReturnType<typeof useBulkActMessages>;
type Facts = {
  readonly communityId: number;
  readonly label: (kind: string) => string;
  readonly duration: (bulkAct: BulkActView) => string;
};

export const bulkActFilters = ({ columns, outcomes }: Text): readonly FilterField<"outcome">[] => [
  {
    kind: "choice",
    name: "outcome",
    label: columns.outcome,
    options: bulkActOutcomes.map((value) => ({ value, label: outcomes[value] })),
  },
];

export const bulkActColumns = (
  { columns }: Text,
  { communityId, label, duration }: Facts,
): readonly Column<BulkActView>[] => [
  {
    key: "kind",
    label: columns.kind,
    kind: "name",
    cell: ({ id, kind }) => <Link to={bulkActPath(communityId, id)}>{label(kind)}</Link>,
  },
  {
    key: "outcome",
    label: columns.outcome,
    kind: "state",
    cell: (row) => <OutcomeBadge bulkAct={row} />,
  },
  {
    key: "counts",
    label: columns.counts,
    kind: "number",
    cell: ({ done, total }) => `${done.toLocaleString()} / ${total.toLocaleString()}`,
  },
  { key: "skipped", label: columns.skipped, kind: "count" },
  { key: "failed", label: columns.failed, kind: "count" },
  { key: "by", label: columns.by },
  { key: "created_at", label: columns.at, kind: "time" },
  { key: "duration", label: columns.duration, cell: duration },
];
