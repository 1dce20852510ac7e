import { useParams } from "react-router";
import { MailedInvitations, stateFilter, useInvitationMessages } from "#features/invitations/web/index.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  listOpenInvitations,
  type OpenInvitation,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "../contract/open-invitations.ts";
import { useOpenInvitationColumns } from "./open-invitation-columns.tsx";
import { useOpenInvitationMessages } from "./open-invitation-messages.ts";

const acts = {
  send: { call: sendEmployeeInvitations, may: ({ may_renew }: OpenInvitation) => may_renew },
  revoke: { call: revokeEmployeeInvitations, may: ({ state }: OpenInvitation) => state === "valid" },
};

/** Lists the employees who were invited by mail and have not come yet. */
export default function OpenInvitationsScreen() {
  const table = useTable(listOpenInvitations, { params: { id: Number(useParams().id) } });
  return (
    <MailedInvitations
      table={table}
      words={useOpenInvitationMessages()}
      current="employees"
      acts={acts}
      filters={[stateFilter(useInvitationMessages())]}
      columns={useOpenInvitationColumns()}
      target={({ user_id: id, management_no: number, name }) => ({ id, number, name })}
    />
  );
}
