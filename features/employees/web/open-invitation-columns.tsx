import { StateBadge } from "#features/invitations/web/index.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { OpenInvitation } from "../contract/open-invitations.ts";
import type { useOpenInvitationMessages } from "./open-invitation-messages.ts";

export const openInvitationColumns = ({
  column,
}: ReturnType<typeof useOpenInvitationMessages>): readonly Column<OpenInvitation>[] => [
  { key: "name", label: column.name, kind: "name", width: 9.5 },
  {
    key: "email",
    label: column.email,
    width: 12,
    grows: true,
    wraps: true,
    cell: ({ email }) => email && <EmailAddress address={email} />,
  },
  { key: "employee_id", label: column.employeeId, kind: "state" },
  { key: "state", label: column.state, kind: "state", cell: (row) => <StateBadge state={row.state} /> },
  { key: "invited_by", label: column.invitedBy, width: 7 },
  { key: "invited_at", label: column.invited, kind: "date" },
  { key: "expires_at", label: column.expires, kind: "date" },
];
