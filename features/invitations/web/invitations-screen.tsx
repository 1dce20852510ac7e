import { IconUserPlus } from "@tabler/icons-react";
import { useParams } from "react-router";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listInvitationKeys } from "../contract/calls.ts";
import { issuerFilter, stateFilter } from "./invitation-filters.ts";
import { InvitationTabs } from "./invitation-tabs.tsx";
import { keyColumns } from "./key-columns.tsx";
import { useInvitationMessages } from "./messages.ts";
import { useKeyActs } from "./use-key-acts.tsx";

/** Lists who invites by a code: the office and the members. */
export default function InvitationsScreen() {
  const text = useInvitationMessages();
  const { language } = useLanguage();
  const communityId = Number(useParams().id);
  const table = useTable(listInvitationKeys, { params: { id: communityId } });
  const { issue, actions, acts, dialogs } = useKeyActs(communityId, () => void table.query.refetch());
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
