import { IconUserCheck } from "@tabler/icons-react";
import { useLocation, useParams } from "react-router";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listCandidates } from "../contract/calls.ts";
import { candidateActions } from "../contract/decisions.ts";
import { candidateColumns, nameOf } from "./candidate-columns.tsx";
import { actionVariants } from "./decide-buttons.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useHandleCandidates } from "./use-handle-candidates.tsx";

/** CI10: who waits to be let in, and what can be done about many of them at once. */
export default function CandidatesScreen() {
  const text = useCandidateMessages();
  const communityId = Number(useParams().id);
  const { pathname, search } = useLocation();
  const table = useTable(listCandidates, { params: { id: communityId } });
  const { handle, running, dialog } = useHandleCandidates(communityId, table.selection.clear);
  return (
    <>
      <TableScreen
        table={table}
        title={text.list.title}
        counted="people"
        search={text.list.search}
        columns={candidateColumns(text.column, (no) => `${pathname}/${no}/edit${search}`)}
        target={(row) => ({ id: row.id, number: row.management_no, name: nameOf(row) })}
        bulk={candidateActions.map((action) => ({
          key: action,
          label: text.action[action],
          variant: actionVariants[action],
          pending: running === action,
          onRun: (people) => handle({ action, selection: { ids: people.map(({ id }) => id) } }),
        }))}
        empty={{
          icon: <IconUserCheck size={40} stroke={1.5} aria-hidden="true" />,
          title: text.list.empty,
          hint: text.list.emptyHint,
        }}
      />
      {dialog}
    </>
  );
}
