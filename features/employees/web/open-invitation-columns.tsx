import { StateBadge } from "#features/invitations/web/index.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { formatDate } from "#kit/ui/time/format-time.ts";
import type { OpenInvitation } from "../contract/open-invitations.ts";
import type { useOpenInvitationMessages } from "./open-invitation-messages.ts";

export const openInvitationColumns = ({
  column,
}: ReturnType<typeof useOpenInvitationMessages>): readonly Column<OpenInvitation>[] => [
  { key: "name", label: column.name, kind: "name", width: 9.5, cell: (row) => row.name },
  {
    key: "email",
    label: column.email,
    width: 12,
    grows: true,
    wraps: true,
    cell: ({ email }) => email && <EmailAddress address={email} />,
  },
  { key: "employee_id", label: column.employeeId, kind: "state", cell: (row) => row.employee_id },
  { key: "state", label: column.state, kind: "state", cell: (row) => <StateBadge state={row.state} /> },
  { key: "invited_by", label: column.invitedBy, width: 7, cell: (row) => row.invited_by },
  {
    key: "invited",
    label: column.invited,
    sortKey: "invited_at",
    kind: "date",
    cell: (row) => formatDate(new Date(row.invited_at)),
  },
  {
    key: "expires",
    label: column.expires,
    sortKey: "expires_at",
    kind: "date",
    cell: (row) => formatDate(new Date(row.expires_at)),
  },
];
