import { IconUsers } from "@tabler/icons-react";
import { useLocation, useParams } from "react-router";
import { personPath } from "#features/memberships/contract/person-path.ts";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { useColumnChoice, wordFor } from "#kit/ui/data-table/columns.ts";
import { useNamedPage } from "#kit/web/screens/page-name.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
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

const target = (row: Person) => ({ id: row.id, number: row.management_no, name: nameOf(row) });

/** OE10, OE12: the people of one kind, found, narrowed and picked. */
export function PeopleScreen({ kind }: { readonly kind: MemberKind }) {
  const text = usePeopleListMessages();
  const { search } = useLocation();
  const communityId = Number(useParams().id);
  const { title } = text[kind];
  // By another address too, at which flags are changed. R399
  useNamedPage(title);
  const { choices, jobType } = useJobTypes();
  const pageOf = (row: Person) => {
    const path = personPath(communityId, { ...row, kind, state: row.status });
    return path.includes("?") ? path : path + search;
  };
  const call: ListPeople = listPeople[kind];
  const table = useTable(call, { params: { id: communityId } });
  const csv = kind === "employee" && (
    <ButtonLink to={`/community/communities/${communityId}/general_user_upload`}>{text.csv}</ButtonLink>
  );
  const flagging = useFlagAddress(table.selection);
  const { bulk, menu, dialog } = useActOnPeople(communityId, kind, table.selection.keep, flagging);
  const flags = useFlags(communityId);
  const columns = peopleColumns({ kind, text, linkTo: pageOf, jobType, flagsOf: flags.namesOf });
  const exporting = useExportPeople(
    table,
    kind,
    wordFor(useColumnChoice(call.path, columns, table.cols).shown),
  );
  const { panel, ...opening } = useOpenPerson(table, { kind, pageOf, jobType, flagsOf: flags.namesOf, menu });
  return (
    <>
      <TableScreen
        table={table}
        {...opening}
        title={title}
        action={
          <>
            {csv}
            {exporting.button}
          </>
        }
        counted="people"
        search={text.search}
        filters={peopleFilters(kind, text, { jobTypes: choices, flags: flags.choices })}
        views={<ViewTabs table={table} list={`people_${kind}`} builtIn={peopleViews(text)} />}
        columns={columns}
        target={target}
        bulk={bulk(table.selection.selected).toSpliced(1, 0, exporting.action)}
        empty={{
          icon: IconUsers,
          title: text[kind].empty,
          hint: text[kind].emptyHint,
        }}
      />
      {panel}
      {dialog}
      {exporting.dialog}
    </>
  );
}
