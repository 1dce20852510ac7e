import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import { formatDate } from "#kit/ui/time/format-time.ts";
import {
  type AlumniInvitation,
  type AlumniInvitationState,
  alumniInvitationStates,
} from "../contract/alumni-invitations.ts";
import type { useAlumniInvitationMessages } from "./alumni-invitation-messages.ts";

const tones: Readonly<Record<AlumniInvitationState, BadgeTone>> = {
  sending: "neutral",
  sent: "neutral",
  opened: "accent",
  expired: "neutral",
  revoked: "warning",
  registered: "success",
};

type Text = ReturnType<typeof useAlumniInvitationMessages>;

export const alumniInvitationFilters = ({ column, states }: Text): readonly FilterField<"state">[] => [
  {
    kind: "choice",
    name: "state",
    label: column.state,
    options: alumniInvitationStates.map((value) => ({ value, label: states[value] })),
  },
];

export const alumniInvitationColumns = ({ column, states }: Text): readonly Column<AlumniInvitation>[] => [
  { key: "name", label: column.name, kind: "name", width: 10, cell: (row) => row.name },
  {
    key: "email",
    label: column.email,
    width: 14,
    grows: true,
    wraps: true,
    cell: (row) => <EmailAddress address={row.email} />,
  },
  {
    key: "state",
    label: column.state,
    kind: "state",
    width: 10.5,
    cell: (row) => <Badge tone={tones[row.state]}>{states[row.state]}</Badge>,
  },
  { key: "invited_by", label: column.invitedBy, width: 8, cell: (row) => row.invited_by },
  {
    key: "invited",
    label: column.invited,
    sortKey: "invited_at",
    kind: "date",
    cell: (row) => formatDate(new Date(row.invited_at)),
  },
  {
    key: "sent",
    label: column.sent,
    kind: "time",
    optional: true,
    cell: (row) => <ExactTime time={row.sent_at} />,
  },
  {
    key: "opened",
    label: column.opened,
    kind: "time",
    optional: true,
    cell: (row) => <ExactTime time={row.opened_at} />,
  },
  {
    key: "answered",
    label: column.answered,
    kind: "time",
    optional: true,
    cell: (row) => <ExactTime time={row.answered_at} />,
  },
  {
    key: "expires",
    label: column.expires,
    sortKey: "expires_at",
    kind: "date",
    cell: (row) => formatDate(new Date(row.expires_at)),
  },
];
