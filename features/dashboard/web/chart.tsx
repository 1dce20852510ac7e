import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./dashboard.module.css";
import type { Metric } from "./metrics.ts";

type Values = readonly (readonly number[])[];
type Props = { readonly shape: Metric["shape"]; readonly values: Values; readonly label: string };

const HEIGHT = 100;
const BAR = 0.72;

/** A round number not below the highest point, so that the upper line of the chart can be read. */
function roundUp(highest: number): number {
  if (highest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((step) => step >= highest) ?? highest;
}

const highestOf = (shape: Metric["shape"], values: Values): number => {
  const columns = (values[0] ?? []).map((_, i) => values.map((series) => series[i] ?? 0));
  return Math.max(
    0,
    ...columns.map((column) =>
      shape === "bars" ? column.reduce((sum, value) => sum + value, 0) : Math.max(...column),
    ),
  );
};

/** Series as stacked bars or as lines, stretched to the width there is; the first series stands lowest. */
export function Chart({ shape, values, label }: Props) {
  const { language } = useLanguage();
  const top = roundUp(highestOf(shape, values));
  const count = values[0]?.length ?? 0;
  const scale = HEIGHT / top;
  return (
    <div className={styles.chart}>
      <span className={styles.top} aria-hidden="true">
        {top.toLocaleString(language)}
      </span>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(count, 1)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {shape === "bars" ? <Bars values={values} scale={scale} /> : <Lines values={values} scale={scale} />}
      </svg>
    </div>
  );
}

function Bars({ values, scale }: { values: Values; scale: number }) {
  return values.map((series, s) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the series of a metric never move
    <g key={s} data-series={s}>
      {series.map((value, i) => {
        const below = values.slice(0, s).reduce((sum, lower) => sum + (lower[i] ?? 0), 0);
        const y = HEIGHT - (below + value) * scale;
        const x = i + (1 - BAR) / 2;
        // biome-ignore lint/suspicious/noArrayIndexKey: periods stand in their order
        return value > 0 && <rect key={i} x={x} y={y} width={BAR} height={value * scale} />;
      })}
    </g>
  ));
}

function Lines({ values, scale }: { values: Values; scale: number }) {
  return values.map((series, s) => {
    const points = series.map((value, i) => `${i + 0.5},${HEIGHT - value * scale}`);
    // A single day is a short stroke rather than an invisible point.
    const only = points.length === 1 ? [`0.2,${HEIGHT - (series[0] ?? 0) * scale}`] : [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the series of a metric never move
      <polyline key={s} data-series={s} points={[...only, ...points].join(" ")} />
    );
  });
}
