import common from "#kit/ui/common.module.css";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { type AuditEvent, type AuditTarget, listAuditTargets } from "../contract/calls.ts";
import { personInWords, targetInWords } from "../contract/event-in-words.ts";
import styles from "./audit-log.module.css";
import { ChangesTable } from "./changes-table.tsx";

type Props = { readonly communityId: number; readonly event: Pick<AuditEvent, "id" | "act"> };

/** Lists whom and what an act upon many was about, each with what was changed. */
export function EventTargets({ communityId, event: { id, act } }: Props) {
  const query = useRecords(listAuditTargets, { params: { id: communityId, event_id: id } });
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={4} />}>
      {() => (
        <>
          <ol className={styles.targets}>
            {rows.map((row) => (
              <Target key={row.id} row={row} act={act} />
            ))}
          </ol>
          <LoadMore
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            failed={isFetchNextPageError}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </Loaded>
  );
}

function Target({ row, act }: { readonly row: AuditTarget; readonly act: string }) {
  const { language } = useLanguage();
  const target = row.target.kind === "membership" ? undefined : targetInWords(row, language);
  const name = row.whose ? personInWords(row.whose, language) : target;
  const hasChanges = Object.keys(row.changes ?? {}).length > 0;
  const named = (
    <>
      <span>{name}</span>
      {row.whose && target && <span className={common.note}>{target}</span>}
    </>
  );
  return (
    <li>
      {hasChanges ? (
        <details>
          <summary>{named}</summary>
          <ChangesTable event={{ act, changes: row.changes }} />
        </details>
      ) : (
        named
      )}
    </li>
  );
}
