import { IconChartBar } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/call.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import {
  type FigureRange,
  figureRanges,
  INVITATIONS_COUNTED_FROM,
  type showAnalytics,
} from "../contract/calls.ts";
import styles from "./dashboard.module.css";
import { FigureCard } from "./figure-card.tsx";
import { useMessages } from "./messages.ts";
import { type MetricKey, metrics } from "./metrics.ts";
import { toPeriods, unitOf } from "./periods.ts";

type Props = {
  readonly analytics: AnswerOf<typeof showAnalytics>["data"];
  readonly range: FigureRange;
  /** Another range is on its way. */
  readonly busy: boolean;
};

/** The figures of the past days, with the day they reach to. R417 */
export function Figures({ analytics, range, busy }: Props) {
  const text = useMessages().figures;
  const { latest_analytics_date: latest, figures } = analytics;
  const unit = unitOf[range];
  const periods = toPeriods(figures, unit);
  const first = figures[0]?.date;
  return (
    <section aria-labelledby="daily-figures" aria-busy={busy} className={styles.figures}>
      <h2 id="daily-figures" className={styles.heading}>
        {text.title}
      </h2>
      {latest === null ? (
        <Card>
          <EmptyState icon={<IconChartBar size={40} stroke={1.5} aria-hidden="true" />} title={text.empty}>
            {text.emptyHint}
          </EmptyState>
        </Card>
      ) : (
        <>
          <p className={styles.note}>{text.latest(showDate(latest))}</p>
          <Tabs
            label={text.range}
            current={String(range)}
            tabs={figureRanges.map((days) => ({
              key: String(days),
              label: text.days[days],
              to: `?days=${days}`,
            }))}
          />
          <div className={styles.cards}>
            {(Object.keys(metrics) as MetricKey[]).map((key) => (
              <FigureCard key={key} metric={key} periods={periods} unit={unit} />
            ))}
          </div>
          {first && first < INVITATIONS_COUNTED_FROM && (
            <p className={styles.note}>{text.invitations(showDate(INVITATIONS_COUNTED_FROM))}</p>
          )}
        </>
      )}
    </section>
  );
}
