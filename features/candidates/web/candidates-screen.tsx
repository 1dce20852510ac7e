import { useLocation, useParams } from "react-router";
import { rejectionsPath } from "#features/memberships/contract/person-path.ts";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { listCandidates } from "../contract/calls.ts";
import { CandidatePanel } from "./candidate-panel.tsx";
import { candidateTable, candidateViews } from "./candidate-table.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useDecideCandidates } from "./use-decide-candidates.ts";

/** CI10: lists who waits for approval, with decisions about many at once or about the one open beside it. */
export default function CandidatesScreen() {
  const text = useCandidateMessages();
  const communityId = Number(useParams().id);
  const { pathname, search } = useLocation();
  const pageOf = (no: number) => `${pathname}/${no}/edit${search}`;
  const table = useTable(listCandidates, { params: { id: communityId } });
  const { number, row, onOpen, ...open } = useOpenRow(table, ({ management_no }) => management_no);
  const { bulk, dialog } = useDecideCandidates(communityId, table.selection.keep);
  const acts = useDecideCandidates(communityId, open.neighbours.goOn);
  return (
    <>
      <TableScreen
        table={table}
        {...candidateTable(text, pageOf)}
        onOpen={onOpen}
        openId={row?.id}
        views={
          <ViewTabs
            table={table}
            list="candidates"
            builtIn={candidateViews(text)}
            beside={[{ key: "rejected", label: text.rejected.tab, to: rejectionsPath(communityId) }]}
          />
        }
        bulk={bulk(table.selection.selected)}
      />
      {number && <CandidatePanel {...{ communityId, acts, number, ...open }} page={pageOf(number)} />}
      {dialog}
      {acts.dialog}
    </>
  );
}
