import { IconChartBar } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/call.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { INVITATIONS_COUNTED_FROM, type showAnalytics } from "../contract/calls.ts";
import styles from "./dashboard.module.css";
import { FigureCard } from "./figure-card.tsx";
import { KeyNumbers } from "./key-numbers.tsx";
import { useDashboardMessages } from "./messages.ts";
import { type MetricKey, metrics } from "./metrics.ts";
import { toPeriods, unitOf } from "./periods.ts";
import { RangeBar } from "./range-bar.tsx";
import type { ShownRange } from "./use-analytics.ts";

type Props = {
  readonly analytics: Pick<
    AnswerOf<typeof showAnalytics>["data"],
    "latest_analytics_date" | "figures" | "numbers" | "before"
  >;
  readonly shown: ShownRange;
  readonly communityId: number;
  readonly busy: boolean;
};

/** Shows the figures of the past days, with the latest day. R417 */
export function Figures({ analytics, shown, communityId, busy }: Props) {
  const text = useDashboardMessages().figures;
  const { latest_analytics_date: latest, figures, numbers, before } = analytics;
  const unit = unitOf[shown.range];
  const [first, last] = [figures[0]?.date, figures.at(-1)?.date];
  const none = (title: string, hint: string) => (
    <Card>
      <EmptyState icon={IconChartBar} title={title}>
        {hint}
      </EmptyState>
    </Card>
  );
  return (
    <section aria-labelledby="daily-figures" aria-busy={busy} className={styles.figures}>
      <h2 id="daily-figures" className={styles.heading}>
        {text.title}
      </h2>
      {latest === null ? (
        none(text.empty, text.emptyHint)
      ) : (
        <>
          <RangeBar {...shown} />
          <p className={styles.note}>
            {first && last && `${text.shown(showDate(first), showDate(last), figures.length)} `}
            {first &&
              figures.length < shown.range &&
              `${text.since(showDate(first), text.days[shown.range])} `}
            {text.latest(showDate(latest))}
          </p>
          {first ? (
            <>
              <KeyNumbers {...{ figures, before, numbers, communityId }} range={shown.range} />
              <div className={styles.cards}>
                {(Object.keys(metrics) as MetricKey[]).map((key) => (
                  <FigureCard
                    key={key}
                    metric={key}
                    figures={figures}
                    before={before}
                    range={shown.range}
                    periods={toPeriods(figures, unit)}
                  />
                ))}
              </div>
              {first < INVITATIONS_COUNTED_FROM && (
                <p className={styles.note}>{text.invitations(showDate(INVITATIONS_COUNTED_FROM))}</p>
              )}
            </>
          ) : (
            none(text.noneThen, text.noneThenHint)
          )}
        </>
      )}
    </section>
  );
}
