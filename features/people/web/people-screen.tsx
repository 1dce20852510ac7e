import { IconUsers } from "@tabler/icons-react";
import { Link, useLocation, useParams } from "react-router";
import { OfficeEmail } from "#features/bounces/web/index.ts";
import { personPath } from "#features/memberships/contract/person-path.ts";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import type { Cells } from "#kit/web/table/declared.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type ListPeople, listPeople, type Person } from "../contract/list-people.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import { nameOf, StatusBadge, TurnoverBadge } from "./person-badges.tsx";
import { useActOnPeople } from "./use-act-on-people.ts";
import { useExportPeople } from "./use-export-people.tsx";
import { useFlagAddress, useFlags } from "./use-flags.tsx";
import { useJobTypes } from "./use-job-types.ts";
import { useOpenPerson } from "./use-open-person.tsx";

export function PeopleScreen({ kind }: { readonly kind: MemberKind }) {
  const text = usePeopleListMessages();
  const { view } = text;
  const { title, empty, emptyHint } = text[kind];
  const { search } = useLocation();
  const communityId = Number(useParams().id);
  const call: ListPeople = listPeople[kind];
  const table = useTable(call, { params: { id: communityId } });
  const { choices, jobType } = useJobTypes();
  const flags = useFlags(communityId);
  const pageOf = (row: Person) => {
    const path = personPath(communityId, { ...row, kind, state: row.status });
    return path.includes("?") ? path : path + search;
  };
  // R399: the list also has a path at which its dialog for flags is open.
  useNamedPage(title);
  const flagging = useFlagAddress(table.selection);
  const { bulk, menu, dialog } = useActOnPeople(communityId, kind, table.selection.keep, flagging);
  const exporting = useExportPeople(table, kind);
  const { panel, ...opening } = useOpenPerson(table, { kind, pageOf, flagsOf: flags.namesOf, menu });
  const cells: Cells<ListPeople> = {
    name: (row) => (
      <>
        <Link to={pageOf(row)}>{nameOf(row)}</Link> <TurnoverBadge person={row} text={text} />{" "}
        <span className={common.fine}>{row.kana}</span>
      </>
    ),
    status: ({ status }) => <StatusBadge status={status} text={text} />,
    flags: (row) => flags.namesOf(row).map((name) => <Badge key={name}>{name}</Badge>),
    email: (row) => <OfficeEmail row={row} />,
    job_type: jobType,
    posting: (row) => row.posting_blocked && <Badge tone="warning">{text.label.posting.true}</Badge>,
  };
  return (
    <>
      <TableScreen
        table={table}
        title={title}
        counted="people"
        search={text.search}
        options={{ job_type: choices, flag: flags.choices }}
        cells={cells}
        target={(row) => ({ id: row.id, number: row.management_no, name: nameOf(row) })}
        empty={{ icon: IconUsers, title: empty, hint: emptyHint }}
        {...opening}
        action={exporting.buttons}
        views={
          <ViewTabs
            table={table}
            list={`people_${kind}`}
            builtIn={[
              { key: "absent", label: view.absent, query: "absent_days=90&status=participating" },
              { key: "paused", label: view.paused, query: "status=paused" },
              { key: "withdrawn", label: view.withdrawn, query: "status=withdrawn" },
            ]}
          />
        }
        bulk={bulk(table.selection.selected).toSpliced(1, 0, exporting.action)}
      />
      {panel}
      {dialog}
      {exporting.dialog}
    </>
  );
}
