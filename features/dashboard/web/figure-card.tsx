import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { Chart } from "#kit/ui/chart/chart.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import type { DailyFigures, FigureRange, FigureTotals } from "../contract/calls.ts";
import { useChange } from "./change.ts";
import { useDashboardMessages } from "./messages.ts";
import { highestOf, type Metric, type MetricKey, metrics, totalOf, valuesOf } from "./metrics.ts";
import { type Period, unitOf } from "./periods.ts";

type Props = {
  readonly metric: MetricKey;
  readonly figures: readonly DailyFigures[];
  readonly before: FigureTotals | null;
  readonly range: FigureRange;
  readonly periods: readonly Period[];
};

/** Shows 2026/11/07 as 11/7, and a month in full. */
const short = (key: string): string =>
  key.length > 7 ? `${Number(key.slice(5, 7))}/${Number(key.slice(8))}` : showDate(key);

export function FigureCard({ metric: key, figures, before, range, periods }: Props) {
  const text = useDashboardMessages();
  const { language } = useLanguage();
  const change = useChange(range);
  const metric: Metric = metrics[key];
  const values = valuesOf(metric, periods);
  const unit = text.units[metric.unit];
  const count = (value: number) => unit(value.toLocaleString(language));
  const total = totalOf(metric, figures);
  const highest = highestOf(metric, periods);
  const labels = periods.map((period) =>
    unitOf[range] === "week" ? text.figures.week(showDate(period.key)) : showDate(period.key),
  );
  const sentence = text.sentence[metric.shape];
  const summary =
    highest.value === 0
      ? text.sentence.none
      : sentence(
          count(total),
          change(total, before && metric.before(before)),
          unitOf[range] === "week" ? text.figures.week(short(highest.key)) : short(highest.key),
          count(highest.value),
        );
  return (
    <Card>
      <Chart
        title={text.metrics[key]}
        summary={summary}
        shape={metric.shape}
        unit={unit}
        labels={labels}
        shortLabels={periods.map((period) => short(period.key))}
        series={metric.series.map((series, s) => ({
          label: text.series[series.key],
          values: values[s] ?? [],
        }))}
        column={text.figures.period}
        fileName={`${key}_${figures[0]?.date ?? ""}_${figures.at(-1)?.date ?? ""}.csv`}
      />
    </Card>
  );
}
