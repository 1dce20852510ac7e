import { IconUsers } from "@tabler/icons-react";
import { useLocation, useParams } from "react-router";
import { personPath } from "#features/memberships/contract/person-path.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { TableWords } from "#kit/web/table/table-screen-props.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { type ListPeople, listPeople, type Person } from "../contract/list-people.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import { nameOf, peopleColumns } from "./people-columns.tsx";
import { peopleFilters } from "./people-filters.ts";
import { useFlags } from "./use-flags.tsx";
import { useJobTypes } from "./use-job-types.ts";

/** Keeps the people of one kind by the URL, the texts of the list, and other facts about a row. */
export function usePeopleTable(kind: MemberKind) {
  const text = usePeopleListMessages();
  const { title, empty, emptyHint } = text[kind];
  const { search } = useLocation();
  const communityId = Number(useParams().id);
  const { choices, jobType } = useJobTypes();
  const flags = useFlags(communityId);
  const pageOf = (row: Person) => {
    const path = personPath(communityId, { ...row, kind, state: row.status });
    return path.includes("?") ? path : path + search;
  };
  const call: ListPeople = listPeople[kind];
  const table = useTable(call, { params: { id: communityId } });
  const facts = { kind, pageOf, jobType, flagsOf: flags.namesOf };
  const words: TableWords<ListPeople> = {
    title,
    counted: "people",
    search: text.search,
    filters: peopleFilters(kind, text, { jobTypes: choices, flags: flags.choices }),
    columns: peopleColumns(text, facts),
    target: (row) => ({ id: row.id, number: row.management_no, name: nameOf(row) }),
    empty: { icon: IconUsers, title: empty, hint: emptyHint },
  };
  return { communityId, table, words, facts };
}
