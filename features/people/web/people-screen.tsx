import { IconUsers } from "@tabler/icons-react";
import { useLocation, useParams } from "react-router";
import { personPath } from "#features/memberships/contract/person-path.ts";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import type { TableWords } from "#kit/web/table/table-screen-props.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { type ListPeople, listPeople, type Person } from "../contract/list-people.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import { nameOf, peopleColumns } from "./people-columns.tsx";
import { peopleFilters, peopleViews } from "./people-filters.ts";
import { useActOnPeople } from "./use-act-on-people.ts";
import { useExportPeople } from "./use-export-people.tsx";
import { useFlagAddress, useFlags } from "./use-flags.tsx";
import { useJobTypes } from "./use-job-types.ts";
import { useOpenPerson } from "./use-open-person.tsx";

export function PeopleScreen({ kind }: { readonly kind: MemberKind }) {
  const { communityId, table, words, facts } = usePeopleTable(kind);
  // R399: the list also has a path at which its dialog for flags is open.
  useNamedPage(words.title);
  const flagging = useFlagAddress(table.selection);
  const { bulk, menu, dialog } = useActOnPeople(communityId, kind, table.selection.keep, flagging);
  const exporting = useExportPeople(table, kind, words.columns);
  const { panel, ...opening } = useOpenPerson(table, { ...facts, menu });
  const builtIn = peopleViews(usePeopleListMessages());
  return (
    <>
      <TableScreen
        table={table}
        {...words}
        {...opening}
        action={exporting.buttons}
        views={<ViewTabs table={table} list={`people_${kind}`} builtIn={builtIn} />}
        bulk={bulk(table.selection.selected).toSpliced(1, 0, exporting.action)}
      />
      {panel}
      {dialog}
      {exporting.dialog}
    </>
  );
}

/** Keeps the people of one kind by the URL, the texts of the list, and other facts about a row. */
function usePeopleTable(kind: MemberKind) {
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
