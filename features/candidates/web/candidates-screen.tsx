import { IconUserCheck } from "@tabler/icons-react";
import { useLocation, useParams, useSearchParams } from "react-router";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { readOpen, useNeighbours } from "#kit/web/table/use-neighbours.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { type Candidate, listCandidates } from "../contract/calls.ts";
import { candidateActions } from "../contract/decisions.ts";
import { candidateColumns, nameOf } from "./candidate-columns.tsx";
import { CandidatePanel } from "./candidate-panel.tsx";
import { useCandidateMessages } from "./messages.ts";
import { actionVariants } from "./use-decide-candidate.tsx";
import { useHandleCandidates } from "./use-handle-candidates.tsx";

const numberOf = ({ management_no }: Candidate): number => management_no;

/** CI10: who waits to be let in, and what can be done about many of them at once. */
export default function CandidatesScreen() {
  const text = useCandidateMessages();
  const communityId = Number(useParams().id);
  const { pathname, search } = useLocation();
  const table = useTable(listCandidates, { params: { id: communityId } });
  const { handle, running, dialog } = useHandleCandidates(communityId, table.selection.clear);
  const pageOf = (no: number) => `${pathname}/${no}/edit${search}`;
  const openNo = readOpen(useSearchParams()[0].get("open"));
  const open = (no: number | undefined) => table.change({ open: no === undefined ? "" : String(no) });
  const neighbours = useNeighbours({ table, idOf: numberOf, openId: openNo, onOpen: open });
  return (
    <>
      <TableScreen
        table={table}
        title={text.list.title}
        counted="people"
        search={text.list.search}
        columns={candidateColumns(text.column, pageOf)}
        target={(row) => ({ id: row.id, number: row.management_no, name: nameOf(row) })}
        bulk={candidateActions.map((action) => ({
          key: action,
          label: text.action[action],
          variant: actionVariants[action],
          pending: running === action,
          onRun: () => handle({ action, selection: table.selection.selected() }),
        }))}
        empty={{
          icon: <IconUserCheck size={40} stroke={1.5} aria-hidden="true" />,
          title: text.list.empty,
          hint: text.list.emptyHint,
        }}
      />
      {openNo !== undefined && (
        <CandidatePanel
          communityId={communityId}
          managementNo={openNo}
          neighbours={neighbours}
          page={pageOf(openNo)}
          onClose={() => open(undefined)}
        />
      )}
      {dialog}
    </>
  );
}
