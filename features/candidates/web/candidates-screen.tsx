import { useLocation, useParams, useSearchParams } from "react-router";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { readOpen, useNeighbours } from "#kit/web/table/use-neighbours.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { type Candidate, listCandidates } from "../contract/calls.ts";
import { CandidatePanel } from "./candidate-panel.tsx";
import { candidateTable, candidateViews } from "./candidate-table.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useDecideCandidates } from "./use-decide-candidates.ts";

const numberOf = ({ management_no }: Candidate): number => management_no;

/** CI10: who waits to be let in, and what can be done about many of them at once, or about the one that is open beside. */
export default function CandidatesScreen() {
  const text = useCandidateMessages();
  const communityId = Number(useParams().id);
  const { pathname, search } = useLocation();
  const pageOf = (no: number) => `${pathname}/${no}/edit${search}`;
  const table = useTable(listCandidates, { params: { id: communityId } });
  const openNo = readOpen(useSearchParams()[0].get("open"));
  const open = (no: number | undefined) => table.change({ open: no === undefined ? "" : String(no) });
  const neighbours = useNeighbours({ table, idOf: numberOf, openId: openNo, onOpen: open });
  const { bulk, dialog } = useDecideCandidates(communityId, table.selection.keep);
  const acts = useDecideCandidates(communityId, neighbours.goOn);
  return (
    <>
      <TableScreen
        table={table}
        {...candidateTable(text, pageOf)}
        onOpen={(row) => open(numberOf(row))}
        openId={table.rows.find((row) => numberOf(row) === openNo)?.id}
        views={<ViewTabs table={table} list="candidates" builtIn={candidateViews(text)} />}
        bulk={bulk(table.selection.selected)}
      />
      {openNo !== undefined && (
        <CandidatePanel
          communityId={communityId}
          managementNo={openNo}
          neighbours={neighbours}
          acts={acts}
          page={pageOf(openNo)}
          onClose={() => open(undefined)}
        />
      )}
      {dialog}
      {acts.dialog}
    </>
  );
}
