import { Link } from "react-router";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { Administrator } from "../contract/calls.ts";
import type { useAdministratorMessages } from "./messages.ts";

export type Text = ReturnType<typeof useAdministratorMessages>;

export const dutyWords = (text: Text, { duties }: Pick<Administrator, "duties">): string =>
  duties.map((duty) => text.duty[duty]).join("、") || text.noDuty;

export const RoleBadge = ({ role, text }: { role: Administrator["role"]; text: Text }) => (
  <Badge tone={role === "contractor" ? "accent" : "neutral"}>{text.role[role]}</Badge>
);

export const administratorColumns = (
  text: Text,
  linkTo: (managementNo: number) => string,
): readonly Column<Administrator>[] => [
  {
    key: "name",
    label: text.column.name,
    kind: "name",
    width: 10,
    cell: ({ name, management_no }) => <Link to={linkTo(management_no)}>{name}</Link>,
  },
  { key: "management_no", label: text.column.number, kind: "number", width: 5.75 },
  {
    key: "role",
    label: text.column.role,
    kind: "state",
    width: 7.5,
    cell: ({ role }) => <RoleBadge role={role} text={text} />,
  },
  {
    key: "email",
    label: text.column.email,
    grows: true,
    wraps: true,
    width: 12,
    cell: ({ email }) => email && <EmailAddress address={email} />,
  },
  {
    key: "state",
    label: text.column.state,
    kind: "state",
    width: 6.5,
    cell: ({ state }) => text.state[state],
  },
  { key: "duties", label: text.column.duties, width: 9, cell: (row) => dutyWords(text, row) },
  {
    key: "second_factor",
    label: text.column.secondFactor,
    kind: "state",
    cell: ({ has_second_factor }) => (has_second_factor ? text.has : text.hasNot),
  },
  { key: "joined_at", label: text.column.joined, kind: "time", optional: true },
];
