import { Navigate, useSearchParams } from "react-router";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { SessionRow } from "./session-row.tsx";
import { SettingsPage } from "./settings-page.tsx";
import { useSessions } from "./use-account.ts";
import { useEndSessions } from "./use-end-sessions.tsx";

/** Where one is signed in, and the way to end it there. */
export default function SessionsScreen() {
  const text = useAccountMessages().sessions;
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get("page") ?? 1) || 1;
  const { data, error, isFetching, refetch } = useSessions(page);
  const { endOne, endOthers, isPending, dialog } = useEndSessions();
  const others = (data?.total_records ?? 1) - 1;
  // The page shown may have gone with the sessions that have been ended.
  if (data && page > data.total_pages) return <Navigate to={{ search: "" }} replace />;
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      {data ? (
        <>
          <Card flush>
            <ul className={styles.sessions}>
              {data.data.records.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={endOne} />
              ))}
            </ul>
          </Card>
          {data.total_pages > 1 && (
            <Pager
              page={page}
              totalPages={data.total_pages}
              totalRecords={data.total_records}
              onPage={(next) => setQuery({ page: String(next) })}
            />
          )}
          <p className={styles.lead}>{text.zone}</p>
          {others > 0 ? (
            <Button
              variant="danger"
              className={styles.endAll}
              pending={isPending}
              onClick={() => void endOthers(others)}
            >
              {text.endOthers}
            </Button>
          ) : (
            <p>{text.onlyThis}</p>
          )}
        </>
      ) : error ? (
        <ErrorState
          message={errorText({ message_code: error.code }, language)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <RowSkeletons count={3} />
      )}
      {dialog}
    </SettingsPage>
  );
}
