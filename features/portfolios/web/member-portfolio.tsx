import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { writtenIn } from "#kit/ui/written.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showPortfolio } from "../contract/calls.ts";
import { ActivityEntry, HistoryEntry, Tenure } from "./entries.tsx";
import { usePortfolioMessages } from "./messages.ts";
import styles from "./portfolio.module.css";

type Props = { readonly communityId: number; readonly userId: number };

/** Shows what a member's portfolio shows to others. Where it shows nothing, it is as if there were none. */
export default function MemberPortfolio({ communityId, userId }: Props) {
  const text = usePortfolioMessages();
  const { data } = useCall(showPortfolio, { params: { id: communityId }, query: { user_id: userId } });
  const corporations = data?.portfolio_work_history_corporations ?? [];
  const activities = data?.portfolio_personal_activities ?? [];
  if (!data || corporations.length + activities.length === 0) return null;
  return (
    <div className={styles.shared}>
      {corporations.length > 0 && (
        <section className={common.stack4}>
          <h3>{text.work}</h3>
          {corporations.map(({ id, name, histories }) => (
            <div key={id} className={common.stack2}>
              <div className={styles.names}>
                <h4 {...writtenIn(name)}>{name}</h4>
                {histories.length > 1 && <Tenure of={histories} />}
              </div>
              <div className={styles.line}>
                {histories.map((history) => (
                  <HistoryEntry key={history.id} entry={history} />
                ))}
              </div>
            </div>
          ))}
        </section>
      )}
      {activities.length > 0 && (
        <section className={common.stack4}>
          <h3>{text.activities}</h3>
          {activities.map((activity) => (
            <div key={activity.id}>
              <h4 {...writtenIn(activity.title)}>{activity.title}</h4>
              <ActivityEntry entry={activity} />
            </div>
          ))}
        </section>
      )}
      {data.confirmed_at && (
        <p className={common.note}>{text.confirmed(formatDate(new Date(data.confirmed_at)).slice(0, 7))}</p>
      )}
    </div>
  );
}
