import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
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
  { key: "name", label: column.name, kind: "name", width: 10 },
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
  { key: "invited_by", label: column.invitedBy, width: 8 },
  { key: "invited_at", label: column.invited, kind: "date" },
  { key: "sent_at", label: column.sent, kind: "time", optional: true },
  { key: "opened_at", label: column.opened, kind: "time", optional: true },
  { key: "answered_at", label: column.answered, kind: "time", optional: true },
  { key: "expires_at", label: column.expires, kind: "date" },
];
