import { IconMail } from "@tabler/icons-react";
import { useParams } from "react-router";
import {
  InvitationTabs,
  stateFilter,
  useInvitationActs,
  useInvitationMessages,
} from "#features/invitations/web/index.ts";
import { ImportLink } from "#features/memberships/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  listOpenInvitations,
  type OpenInvitation,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "../contract/open-invitations.ts";
import { openInvitationColumns } from "./open-invitation-columns.tsx";
import { useOpenInvitationMessages } from "./open-invitation-messages.ts";

const acts = {
  send: { call: sendEmployeeInvitations, may: ({ may_renew }: OpenInvitation) => may_renew },
  revoke: { call: revokeEmployeeInvitations, may: ({ state }: OpenInvitation) => state === "valid" },
  idOf: ({ user_id }: OpenInvitation) => user_id,
};

/** Lists the employees who were invited by mail and have not come yet. */
export default function OpenInvitationsScreen() {
  const text = useOpenInvitationMessages();
  const words = useInvitationMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listOpenInvitations, { params: { id: communityId } });
  const { bulk, menu, dialog } = useInvitationActs(communityId, acts, table.selection.keep);
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        action={<ImportLink communityId={communityId} />}
        views={<InvitationTabs communityId={communityId} current="employees" />}
        counted="people"
        search={text.search}
        filters={[stateFilter(words)]}
        columns={openInvitationColumns(text)}
        target={({ user_id: id, management_no: number, name }) => ({ id, number, name })}
        acts={menu}
        bulk={bulk(table.selection.selected)}
        empty={{ icon: IconMail, title: text.empty, hint: text.emptyHint }}
      />
      {dialog}
    </>
  );
}
