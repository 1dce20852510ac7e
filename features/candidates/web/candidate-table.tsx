import { IconUserCheck } from "@tabler/icons-react";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import type { TableWords } from "#kit/web/table/table-screen-props.ts";
import type { listCandidates } from "../contract/calls.ts";
import { candidateColumns, nameOf } from "./candidate-columns.tsx";
import type { useCandidateMessages } from "./messages.ts";

type Text = ReturnType<typeof useCandidateMessages>;
type FilterName = keyof (typeof listCandidates)["filters"];

const candidateFilters = ({ column, filter }: Text): readonly FilterField<FilterName>[] => [
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

/** These are the texts of the list of candidates: columns, filters, and what it says while nobody waits. */
export const candidateTable = (
  text: Text,
  linkTo: (managementNo: number) => string,
): TableWords<typeof listCandidates> => ({
  title: text.list.title,
  counted: "people",
  search: text.list.search,
  filters: candidateFilters(text),
  columns: candidateColumns(text.column, linkTo),
  target: (row) => ({ id: row.id, number: row.management_no, name: nameOf(row) }),
  empty: {
    icon: IconUserCheck,
    title: text.list.empty,
    hint: text.list.emptyHint,
  },
});

export const candidateViews = ({ view }: Text) => [
  { key: "waiting", label: view.waiting, query: "waiting_days=3" },
  { key: "returned", label: view.returned, query: "mail_returned=true" },
];
