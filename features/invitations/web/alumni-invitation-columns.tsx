import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import {
  type AlumniInvitation,
  type AlumniInvitationState,
  alumniInvitationStates,
} from "../contract/alumni-invitations.ts";
import { useAlumniInvitationMessages } from "./alumni-invitation-messages.ts";
import { useMailedColumns } from "./mailed-columns.tsx";

const tones: Readonly<Record<AlumniInvitationState, BadgeTone>> = {
  sending: "neutral",
  sent: "neutral",
  opened: "accent",
  expired: "neutral",
  revoked: "warning",
  registered: "success",
};

export function useAlumniInvitationFilters(): readonly FilterField<"state">[] {
  const { states } = useAlumniInvitationMessages();
  const options = alumniInvitationStates.map((value) => ({ value, label: states[value] }));
  return [{ kind: "choice", name: "state", label: useMailedColumns().state, options }];
}

export function useAlumniInvitationColumns(): readonly Column<AlumniInvitation>[] {
  const { column, states } = useAlumniInvitationMessages();
  const { who, state, invited, expires } = useMailedColumns();
  return [
    ...who,
    {
      key: "state",
      label: state,
      kind: "state",
      width: 10.5,
      cell: (row) => <Badge tone={tones[row.state]}>{states[row.state]}</Badge>,
    },
    ...invited,
    { key: "sent_at", label: column.sent, kind: "time", optional: true },
    { key: "opened_at", label: column.opened, kind: "time", optional: true },
    { key: "answered_at", label: column.answered, kind: "time", optional: true },
    expires,
  ];
}
