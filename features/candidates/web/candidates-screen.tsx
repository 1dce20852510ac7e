import { IconUserCheck } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { OfficeEmail } from "#features/bounces/web/index.ts";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import { showPeriod } from "#kit/contract/fields/tokyo-time.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { kanaOf, listCandidates, nameOf } from "../contract/calls.ts";
import { CandidatePanel } from "./candidate-panel.tsx";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";
import { useCandidateLinks } from "./use-candidate-links.ts";
import { useDecideCandidates } from "./use-decide-candidates.ts";

/** CI10: lists who waits for approval, with decisions about many at once or about the one open beside it. */
export default function CandidatesScreen() {
  const text = useCandidateMessages();
  const communityId = Number(useParams().id);
  const { rejected, pageOf } = useCandidateLinks(communityId);
  const table = useTable(listCandidates, { params: { id: communityId } });
  const { number, row, onOpen, ...open } = useOpenRow(table, ({ management_no }) => management_no);
  const { bulk, dialog } = useDecideCandidates(communityId, table.selection.keep);
  const acts = useDecideCandidates(communityId, open.neighbours.goOn);
  return (
    <>
      <TableScreen
        table={table}
        title={text.list.title}
        counted="people"
        search={text.list.search}
        cells={{
          name: (row) => (
            <>
              <Link to={pageOf(row.management_no)}>{nameOf(row)}</Link>{" "}
              <span className={styles.note}>{kanaOf(row)}</span>
            </>
          ),
          period: ({ start_period: from, end_period: until }) => (from || until) && showPeriod(from, until),
          email: (row) => <OfficeEmail row={row} />,
        }}
        target={(row) => ({ id: row.id, number: row.management_no, name: nameOf(row) })}
        empty={{ icon: IconUserCheck, title: text.list.empty, hint: text.list.emptyHint }}
        onOpen={onOpen}
        openId={row?.id}
        views={
          <ViewTabs
            table={table}
            list="candidates"
            builtIn={[
              { key: "waiting", label: text.view.waiting, query: "waiting_days=3" },
              { key: "returned", label: text.view.returned, query: "mail_returned=true" },
            ]}
            beside={[{ key: "rejected", label: text.rejected.tab, to: rejected }]}
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
