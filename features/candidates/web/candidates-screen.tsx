import { IconUserCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FilterBar } from "#kit/ui/filter-bar/filter-bar.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { candidateActions } from "../contract/calls.ts";
import { candidateColumns, nameOf } from "./candidate-columns.tsx";
import styles from "./candidates.module.css";
import { actionVariants } from "./decide-buttons.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useCandidateList } from "./use-candidate-list.ts";
import { useHandleCandidates } from "./use-handle-candidates.tsx";
import { useSelection } from "./use-selection.ts";

/** CI10: who waits to be let in, and what can be done about many of them at once. */
export default function CandidatesScreen() {
  const text = useCandidateMessages();
  const communityId = Number(useParams().id);
  const { pathname, search } = useLocation();
  const { state, change, query } = useCandidateList(communityId);
  const selection = useSelection(communityId, state.info);
  const { handle, isPending, dialog } = useHandleCandidates(communityId, selection.clear);
  const rows = query.data?.data.records ?? [];
  const instead = useInstead(state.info, query);
  const known = rows
    .filter((row) => selection.ids.has(row.id))
    .map((row) => ({ id: row.id, name: nameOf(row) }));
  return (
    <div className={styles.screen}>
      <h1>{text.list.title}</h1>
      <p className={styles.lead}>{text.list.lead}</p>
      <FilterBar
        query={state.info}
        onQuery={(info) => change({ info })}
        placeholder={text.list.search}
        {...(state.info ? { onClear: () => change({ info: "" }) } : {})}
      />
      <DataTable
        caption={text.list.title}
        columns={candidateColumns(text.column, (no) => `${pathname}/${no}/edit${search}`)}
        rows={rows}
        idOf={(row) => row.id}
        nameOf={nameOf}
        sort={{ key: "management_no", direction: state.direction }}
        onSort={({ direction }) => change({ management_no: direction })}
        selection={{
          ids: selection.ids,
          onChange: selection.choose,
          onSelectAll: () => void selection.selectAll(),
          totalRecords: query.data?.total_records ?? 0,
        }}
        actions={
          <div className={styles.actions}>
            {candidateActions.map((action) => (
              <Button
                key={action}
                size="sm"
                variant={actionVariants[action]}
                disabled={selection.ids.size === 0}
                pending={isPending}
                onClick={() => void handle({ action, ids: [...selection.ids], known })}
              >
                {text.action[action]}
              </Button>
            ))}
          </div>
        }
        busy={query.isPlaceholderData}
        {...(instead ? { instead } : {})}
      />
      {query.data && (
        <Pager
          page={state.page}
          totalPages={query.data.total_pages}
          totalRecords={query.data.total_records}
          onPage={(page) => change({ page: String(page) })}
          sizes={ADMIN_PAGE_SIZES}
          size={state.perPage}
          onSize={(size) => change({ per_page: String(size) })}
        />
      )}
      {dialog}
    </div>
  );
}

/** What stands in the place of the rows while there are none. */
function useInstead(info: string, query: ReturnType<typeof useCandidateList>["query"]): ReactNode {
  const text = useCandidateMessages().list;
  if (query.data?.data.records.length) return undefined;
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={8} />}>
      {() => (
        <EmptyState
          icon={<IconUserCheck size={40} stroke={1.5} aria-hidden="true" />}
          title={info ? text.nothingFound : text.empty}
        >
          {info ? text.nothingFoundHint : text.emptyHint}
        </EmptyState>
      )}
    </Loaded>
  );
}
