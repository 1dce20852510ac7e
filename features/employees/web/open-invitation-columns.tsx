import { StateBadge } from "#features/invitations/web/index.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { formatSecond } from "#kit/ui/time/format-time.ts";
import type { OpenInvitation } from "../contract/open-invitations.ts";
import type { useOpenInvitationMessages } from "./open-invitation-messages.ts";

const moment = (iso: string) => <time dateTime={iso}>{formatSecond(new Date(iso))}</time>;

export const openInvitationColumns = ({
  column,
}: ReturnType<typeof useOpenInvitationMessages>): readonly Column<OpenInvitation>[] => [
  { key: "name", label: column.name, kind: "name", width: 11, cell: (row) => row.name },
  { key: "email", label: column.email, width: 15, grows: true, cell: (row) => row.email },
  { key: "employee_id", label: column.employeeId, kind: "state", cell: (row) => row.employee_id },
  { key: "state", label: column.state, kind: "state", cell: (row) => <StateBadge state={row.state} /> },
  { key: "invited_by", label: column.invitedBy, width: 8, cell: (row) => row.invited_by },
  {
    key: "invited",
    label: column.invited,
    sortKey: "invited_at",
    kind: "time",
    cell: (row) => moment(row.invited_at),
  },
  {
    key: "expires",
    label: column.expires,
    sortKey: "expires_at",
    kind: "time",
    cell: (row) => moment(row.expires_at),
  },
];
