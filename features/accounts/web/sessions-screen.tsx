import { Navigate, useSearchParams } from "react-router";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { endOtherSessions, endSession } from "../contract/calls.ts";
import type { Session } from "../contract/views.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { SessionRow } from "./session-row.tsx";
import { SettingsPage } from "./settings-page.tsx";
import { useSessions } from "./use-account.ts";
import { useDeviceName } from "./use-device-name.ts";

export default function SessionsScreen() {
  const text = useAccountMessages().sessions;
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get("page") ?? 1) || 1;
  const sessions = useSessions(page);
  const { endOne, endOthers, isPending, dialog } = useEndSessions();
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      <Loaded query={sessions}>
        {({ data, total_pages, total_records }) =>
          // The page shown may have gone with the ended sessions.
          page > total_pages ? (
            <Navigate to={{ search: "" }} replace />
          ) : (
            <>
              <Card flush>
                <ul className={styles.sessions}>
                  {data.records.map((session) => (
                    <SessionRow key={session.id} session={session} onEnd={endOne} />
                  ))}
                </ul>
              </Card>
              {total_pages > 1 && (
                <Pager
                  page={page}
                  totalPages={total_pages}
                  totalRecords={total_records}
                  onPage={(next) => setQuery({ page: String(next) })}
                />
              )}
              <p className={common.dim}>{text.zone}</p>
              {total_records > 1 ? (
                <Button
                  className={styles.endAll}
                  pending={isPending}
                  onClick={() => void endOthers(total_records - 1)}
                >
                  {text.endOthers}
                </Button>
              ) : (
                <p>{text.onlyThis}</p>
              )}
            </>
          )
        }
      </Loaded>
      {dialog}
    </SettingsPage>
  );
}

/** Ends sessions after asking; `dialog` has to be rendered. A session that has ended meanwhile counts as ended here. */
function useEndSessions() {
  const text = useAccountMessages().sessions;
  const nameOf = useDeviceName();
  const ended = (session: Session) => text.ended(nameOf(session));
  const one = useAction(endSession, {
    input: (session: Session) => ({ params: { session_id: session.id } }),
    ask: (session) => ({
      title: text.endTitle(nameOf(session)),
      message: text.endText,
      confirmLabel: text.end,
      danger: true,
    }),
    done: (_, session) => ended(session),
    gone: ended,
  });
  const others = useAction(endOtherSessions, {
    input: (_: number) => ({}),
    ask: (count) => ({
      title: text.endOthersTitle(count),
      message: text.endOthersText,
      confirmLabel: text.end,
      danger: true,
    }),
    done: ({ data }) => text.endedOthers(data.ended),
  });
  return {
    dialog: one.dialog ?? others.dialog,
    isPending: others.isPending,
    endOne: one.run,
    endOthers: others.run,
  };
}
