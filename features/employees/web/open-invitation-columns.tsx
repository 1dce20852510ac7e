import { StateBadge, useMailedColumns } from "#features/invitations/web/index.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { OpenInvitation } from "../contract/open-invitations.ts";
import { useOpenInvitationMessages } from "./open-invitation-messages.ts";

export function useOpenInvitationColumns(): readonly Column<OpenInvitation>[] {
  const { employeeId } = useOpenInvitationMessages();
  const { who, state, invited, expires } = useMailedColumns();
  return [
    ...who,
    { key: "employee_id", label: employeeId, kind: "state" },
    { key: "state", label: state, kind: "state", cell: (row) => <StateBadge state={row.state} /> },
    ...invited,
    expires,
  ];
}
