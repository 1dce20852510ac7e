import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import type { listCandidates } from "../contract/calls.ts";
import type { useCandidateMessages } from "./messages.ts";

type Name = keyof (typeof listCandidates)["filters"];

/** By what candidates can be narrowed. */
export const candidateFilters = ({
  column,
  filter,
}: ReturnType<typeof useCandidateMessages>): readonly FilterField<Name>[] => [
  { kind: "text", name: "department_name", label: column.department },
  { kind: "text", name: "inviter", label: column.invited_by },
  { kind: "dates", name: "applied_from", to: "applied_to", label: filter.applied },
  { kind: "number", name: "waiting_days", label: filter.waiting, unit: filter.days },
  {
    kind: "choice",
    name: "mail_returned",
    label: filter.mail,
    options: [{ value: "true", label: filter.returned }],
  },
];
