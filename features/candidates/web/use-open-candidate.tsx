import { useSearchParams } from "react-router";
import { readOpen, useNeighbours } from "#kit/web/table/use-neighbours.ts";
import type { Table } from "#kit/web/table/use-table.ts";
import type { Candidate, listCandidates } from "../contract/calls.ts";
import { CandidatePanel } from "./candidate-panel.tsx";

const numberOf = ({ management_no }: Candidate): number => management_no;

/** The candidate beside the list, by the number in the address. */
export function useOpenCandidate(
  table: Table<typeof listCandidates>,
  communityId: number,
  pageOf: (managementNo: number) => string,
) {
  const openNo = readOpen(useSearchParams()[0].get("open"));
  const open = (no: number | undefined) => table.change({ open: no === undefined ? "" : String(no) });
  const neighbours = useNeighbours({ table, idOf: numberOf, openId: openNo, onOpen: open });
  return {
    onOpen: (row: Candidate) => open(numberOf(row)),
    openId: table.rows.find((row) => numberOf(row) === openNo)?.id,
    panel: openNo !== undefined && (
      <CandidatePanel
        communityId={communityId}
        managementNo={openNo}
        neighbours={neighbours}
        page={pageOf(openNo)}
        onClose={() => open(undefined)}
      />
    ),
  };
}
