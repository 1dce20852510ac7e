import { IconUserPlus } from "@tabler/icons-react";
import { useParams } from "react-router";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type IssuedKey, listInvitationKeys } from "../contract/calls.ts";
import { issuerFilter, stateFilter } from "./invitation-filters.ts";
import { InvitationTabs } from "./invitation-tabs.tsx";
import { useInvitationMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";
import { useKeyActs } from "./use-key-acts.tsx";

export default function InvitationsScreen() {
  const text = useInvitationMessages();
  const { language } = useLanguage();
  const communityId = Number(useParams().id);
  const table = useTable(listInvitationKeys, { params: { id: communityId } });
  const { issue, actions, acts, dialogs } = useKeyActs(communityId);
  return (
    <>
      <TableScreen
        table={table}
        title={text.list.title}
        action={actions}
        views={<InvitationTabs communityId={communityId} current="keys" />}
        counted="things"
        search={text.list.search}
        filters={[stateFilter(text), issuerFilter(text)]}
        columns={keyColumns(text, language)}
        target={({ user_id: id, display_name: name }) => ({ id, number: id, name })}
        acts={acts}
        empty={{ icon: IconUserPlus, title: text.list.empty, hint: text.list.emptyHint, action: issue }}
      />
      {dialogs}
    </>
  );
}

const keyColumns = (
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
