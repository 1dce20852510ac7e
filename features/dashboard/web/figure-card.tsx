import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { Chart } from "./chart.tsx";
import styles from "./dashboard.module.css";
import { FigureTable } from "./figure-table.tsx";
import { useMessages } from "./messages.ts";
import { type Metric, type MetricKey, metrics, sumOf, valuesOf } from "./metrics.ts";
import type { Period, PeriodUnit } from "./periods.ts";

type Props = {
  readonly metric: MetricKey;
  readonly periods: readonly Period[];
  readonly unit: PeriodUnit;
};

/** One metric as a chart, with its total, a legend, and a table of the same numbers. */
export function FigureCard({ metric: key, periods, unit }: Props) {
  const text = useMessages();
  const { language } = useLanguage();
  const metric: Metric = metrics[key];
  const values = valuesOf(metric, periods);
  const title = text.metrics[key];
  const labels = periods.map((period) =>
    unit === "week" ? text.figures.week(showDate(period.key)) : showDate(period.key),
  );
  const [from = "", to = ""] = [labels[0], labels.at(-1)];
  const headline =
    metric.shape === "bars"
      ? text.figures.total(sumOf(values).toLocaleString(language))
      : text.figures.latestMonth((values[0]?.at(-1) ?? 0).toLocaleString(language));
  return (
    <Card className={styles.figure}>
      <header className={styles.figureHead}>
        <h3>{title}</h3>
        <span className={styles.note}>{headline}</span>
      </header>
      <Chart shape={metric.shape} values={values} label={text.figures.chart(title, from, to)} />
      <p className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      {metric.series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {metric.series.map((series, i) => (
            <li key={series.key} data-series={i}>
              {text.series[series.key]}
            </li>
          ))}
        </ul>
      )}
      <FigureTable
        title={title}
        labels={labels}
        columns={metric.series.map((series) => text.series[series.key])}
        values={values}
      />
    </Card>
  );
}
