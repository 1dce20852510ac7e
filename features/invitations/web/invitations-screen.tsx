import { IconUserPlus } from "@tabler/icons-react";
import { useParams } from "react-router";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listInvitationKeys } from "../contract/calls.ts";
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
        cells={{
          name: (row) => (
            <>
              {row.display_name} {row.is_own && <Badge tone="accent">{text.ownBadge}</Badge>}
            </>
          ),
          state: ({ state }) => <StateBadge state={state} />,
          registered: (row) => text.people(row.registered_count.toLocaleString(language)),
        }}
        target={({ user_id: id, display_name: name }) => ({ id, number: id, name })}
        acts={acts}
        empty={{ icon: IconUserPlus, title: text.list.empty, hint: text.list.emptyHint, action: issue }}
      />
      {dialogs}
    </>
  );
}
