import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Choice } from "#kit/ui/fields/choices.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import { acts, type PeopleFilterName, statuses } from "../contract/list-people.ts";
import type { PeopleText } from "./list-messages.ts";

type Field = FilterField<PeopleFilterName>;

export function peopleFilters(
  kind: MemberKind,
  { column, filter, label, turnover }: PeopleText,
  { jobTypes, flags }: { readonly jobTypes: readonly Choice[]; readonly flags: readonly Choice[] },
): readonly Field[] {
  const role: Field = {
    kind: "choice",
    name: "administrators",
    label: filter.role,
    options: (["true", "false"] as const).map((value) => ({ value, label: filter.administrators[value] })),
  };
  const waiting: Field = {
    kind: "choice",
    name: "turned_over",
    label: turnover.label,
    options: (["true", "false"] as const).map((value) => ({ value, label: turnover.values[value] })),
  };
  return [
    {
      kind: "choice",
      name: "status",
      label: column.status,
      options: statuses.map((value) => ({ value, label: label.status[value] })),
    },
    kind === "employee" ? role : waiting,
    { kind: "choice", name: "flag", label: column.flags, options: flags },
    { kind: "text", name: "department_name", label: column.department },
    { kind: "choice", name: "job_type", label: column.job_type, options: jobTypes },
    { kind: "dates", name: "joined_from", to: "joined_to", label: column.joined_at },
    { kind: "dates", name: "visited_from", to: "visited_to", label: column.visited_on },
    { kind: "number", name: "absent_days", label: filter.absent, unit: filter.days },
    ...acts.map(
      (act): Field => ({
        kind: "times",
        name: act,
        label: filter.did[act],
        unit: act === "visited" ? "days" : "times",
      }),
    ),
    {
      kind: "choice",
      name: "mail_returned",
      label: filter.mail,
      options: [{ value: "true", label: filter.returned }],
    },
    {
      kind: "choice",
      name: "posting_blocked",
      label: column.posting,
      options: (["true", "false"] as const).map((value) => ({ value, label: label.posting[value] })),
    },
  ];
}

export const peopleViews = ({ view }: PeopleText) => [
  { key: "absent", label: view.absent, query: "absent_days=90&status=participating" },
  { key: "paused", label: view.paused, query: "status=paused" },
  { key: "withdrawn", label: view.withdrawn, query: "status=withdrawn" },
];
