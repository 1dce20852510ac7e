import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { IssuedKey } from "../contract/calls.ts";
import type { useInvitationMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";

export const keyColumns = (
  text: ReturnType<typeof useInvitationMessages>,
  language: string,
): readonly Column<IssuedKey>[] => [
  {
    key: "name",
    label: text.column.name,
    kind: "name",
    cell: (row) => (
      <>
        {row.display_name} {row.is_own && <Badge tone="accent">{text.ownBadge}</Badge>}
      </>
    ),
  },
  { key: "kind", label: text.column.kind, kind: "state", cell: (row) => text.kind[row.user_type] },
  {
    key: "state",
    label: text.column.state,
    kind: "state",
    cell: (row) => <StateBadge state={row.state} />,
  },
  {
    key: "registered",
    label: text.column.registered,
    kind: "count",
    cell: (row) => text.people(row.registered_count.toLocaleString(language)),
  },
  { key: "created_at", label: text.column.created, kind: "time" },
  { key: "expires_at", label: text.column.expires, kind: "time" },
];
