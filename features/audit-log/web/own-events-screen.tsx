import { SettingsPage } from "#features/accounts/web/index.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { actWords } from "../contract/acts.ts";
import { listOwnAuditEvents, type OwnAuditEvent } from "../contract/own-events.ts";
import styles from "./audit-log.module.css";
import { useAuditMessages } from "./messages.ts";

/** Shows which administrators have viewed or changed one's data, when and why. */
export default function OwnEventsScreen() {
  const text = useAuditMessages().own;
  const query = useRecords(listOwnAuditEvents, {});
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      <Card>
        <Loaded query={query} skeleton={<RowSkeletons count={4} />}>
          {() =>
            rows.length === 0 ? (
              <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
            ) : (
              <>
                <ol className={styles.events}>
                  {rows.map((event) => (
                    <OwnEvent key={event.id} event={event} />
                  ))}
                </ol>
                <LoadMore
                  hasMore={hasNextPage}
                  loading={isFetchingNextPage}
                  failed={isFetchNextPageError}
                  onMore={() => void fetchNextPage()}
                />
              </>
            )
          }
        </Loaded>
      </Card>
    </SettingsPage>
  );
}

function OwnEvent({ event: { at, act, by, community, reason } }: { event: OwnAuditEvent }) {
  const text = useAuditMessages().own;
  const { language } = useLanguage();
  return (
    <li>
      <strong>{actWords(act, language)}</strong>
      <span>
        <Quoting>{by === null ? text.byGone(community) : text.by(by, community)}</Quoting>
      </span>
      {reason && (
        <span>
          <Quoting>{text.reason(reason)}</Quoting>
        </span>
      )}
      <time className={common.note} dateTime={at}>
        {formatSecond(new Date(at))}
      </time>
    </li>
  );
}
