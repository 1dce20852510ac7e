import { useParams } from "react-router";
import { MailedInvitations, StateBadge } from "#features/invitations/web/index.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  listOpenInvitations,
  type OpenInvitation,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "../contract/open-invitations.ts";
import { useOpenInvitationMessages } from "./open-invitation-messages.ts";

const acts = {
  send: { call: sendEmployeeInvitations, may: ({ may_renew }: OpenInvitation) => may_renew },
  revoke: { call: revokeEmployeeInvitations, may: ({ state }: OpenInvitation) => state === "valid" },
};

export default function OpenInvitationsScreen() {
  const table = useTable(listOpenInvitations, { params: { id: Number(useParams().id) } });
  return (
    <MailedInvitations
      table={table}
      words={useOpenInvitationMessages()}
      current="employees"
      acts={acts}
      cells={{ state: ({ state }) => <StateBadge state={state} /> }}
      target={({ user_id: id, management_no: number, name }) => ({ id, number, name })}
    />
  );
}
