import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import type { useInvitationMessages } from "./messages.ts";

type Text = ReturnType<typeof useInvitationMessages>;

export const stateFilter = ({ column, state }: Text) =>
  ({
    kind: "choice",
    name: "state",
    label: column.state,
    options: (["valid", "ending", "expired", "revoked"] as const).map((value) => ({
      value,
      label: state[value],
    })),
  }) as const satisfies FilterField;

export const issuerFilter = ({ issuedBy }: Text) =>
  ({
    kind: "choice",
    name: "issued_by",
    label: issuedBy.label,
    options: (["office", "members"] as const).map((value) => ({ value, label: issuedBy[value] })),
  }) as const satisfies FilterField;
