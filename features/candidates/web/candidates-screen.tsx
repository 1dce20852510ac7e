import { useLocation, useParams } from "react-router";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listCandidates } from "../contract/calls.ts";
import { candidateTable, candidateViews } from "./candidate-table.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useDecideCandidates } from "./use-decide-candidates.ts";
import { useOpenCandidate } from "./use-open-candidate.tsx";

/** CI10: who waits to be let in, and what can be done about many of them at once. */
export default function CandidatesScreen() {
  const text = useCandidateMessages();
  const communityId = Number(useParams().id);
  const { pathname, search } = useLocation();
  const pageOf = (no: number) => `${pathname}/${no}/edit${search}`;
  const table = useTable(listCandidates, { params: { id: communityId } });
  const { bulk, dialog } = useDecideCandidates(communityId, table.selection.keep);
  const { panel, ...opening } = useOpenCandidate(table, communityId, pageOf);
  const views = <ViewTabs table={table} list="candidates" builtIn={candidateViews(text)} />;
  return (
    <>
      <TableScreen
        table={table}
        {...candidateTable(text, pageOf)}
        {...opening}
        views={views}
        bulk={bulk(table.selection.selected)}
      />
      {panel}
      {dialog}
    </>
  );
}
