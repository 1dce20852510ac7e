import { Link } from "react-router";
import { formatDate, showDate } from "#kit/contract/fields/tokyo-time.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { Person, Status } from "../contract/list-people.ts";
import type { PeopleText } from "./list-messages.ts";

export const nameOf = ({ family_name, given_name, display_name }: Person): string =>
  `${family_name} ${given_name}`.trim() || display_name;

const tones: Readonly<Record<Status, BadgeTone>> = {
  participating: "success",
  paused: "warning",
  not_participating: "neutral",
  under_review: "accent",
  withdrawn: "neutral",
};
export const StatusBadge = ({ status, text }: Pick<Person, "status"> & { readonly text: PeopleText }) => (
  <Badge tone={tones[status]}>{text.label.status[status]}</Badge>
);

/** Marks somebody who is an alumnus already but has yet to come as one. */
export const TurnoverBadge = ({ person, text }: { readonly person: Person; readonly text: PeopleText }) =>
  person.is_turned_over && (
    <span title={text.turnover.hint}>
      <Badge tone="accent">{text.turnover.badge}</Badge>
    </span>
  );

export function Email({ person, text }: { readonly person: Person; readonly text: PeopleText }) {
  const { email, mail_returned_since: since } = person;
  return (
    <>
      {since && (
        <span title={text.mailReturned(formatDate(new Date(since)))}>
          <Badge tone="warning">{text.returned}</Badge>{" "}
        </span>
      )}
      {email && <EmailAddress address={email} />}
    </>
  );
}

export type PersonFacts = {
  readonly kind: MemberKind;
  readonly pageOf: (person: Person) => string;
  readonly jobType: (person: Person) => string;
  readonly flagsOf: (person: Person) => readonly string[];
};

/** The file of the list names its columns alike. R402, R403 */
export function peopleColumns(
  text: PeopleText,
  { kind, pageOf, jobType, flagsOf }: PersonFacts,
): readonly Column<Person>[] {
  const { column, label } = text;
  const isEmployee = kind === "employee";
  const state: Column<Person> = {
    key: "status",
    label: column.status,
    sortKey: "state",
    width: 8.25,
    cell: ({ status }) => <StatusBadge status={status} text={text} />,
  };
  const office: Column<Person> = {
    key: "office",
    label: column.office,
    kind: "state",
    width: 7,
    cell: ({ office }) => office && label.office[office],
  };
  return [
    {
      key: "name",
      label: column.name,
      kind: "name",
      cell: (row) => (
        <>
          <Link to={pageOf(row)}>{nameOf(row)}</Link> <TurnoverBadge person={row} text={text} />{" "}
          <span className={common.fine}>{row.kana}</span>
        </>
      ),
    },
    { key: "management_no", label: column.management_no, kind: "number" },
    state,
    ...(isEmployee ? [office] : []),
    {
      key: "flags",
      label: column.flags,
      width: 8,
      cell: (row) => flagsOf(row).map((name) => <Badge key={name}>{name}</Badge>),
    },
    {
      key: "department",
      label: column.department,
      cell: (row) => row.department_name,
    },
    {
      key: "visited_on",
      label: column.visited_on,
      kind: "date",
      cell: ({ last_visited_on: day }) => day && showDate(day),
    },
    {
      key: "joined_at",
      label: column.joined_at,
      kind: "date",
      cell: ({ joined_at: at }) => at && formatDate(new Date(at)),
    },
    {
      key: "email",
      label: column.email,
      cell: (row) => <Email person={row} text={text} />,
    },
    { key: "employee_id", label: column.employee_id, width: 8, optional: !isEmployee },
    { key: "job_type", label: column.job_type, optional: true, cell: jobType },
    { key: "display_name", label: column.display_name, optional: true },
    {
      key: "posting",
      label: column.posting,
      kind: "state",
      optional: true,
      cell: (row) => row.posting_blocked && <Badge tone="warning">{label.posting.true}</Badge>,
    },
  ];
}
