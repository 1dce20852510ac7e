import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./chart.module.css";
import type { ChartData } from "./chart.tsx";

/** Returns the rows of a chart for the screen and the file: the heading, then the latest first. */
export const rowsOf = (column: string, { labels, series }: ChartData): (string | number)[][] => [
  [column, ...series.map(({ label }) => label)],
  ...labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? 0)]).toReversed(),
];

export function ChartTable({ column, data }: { column: string; data: ChartData }) {
  const { language } = useLanguage();
  const [head = [], ...rows] = rowsOf(column, data);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.tableBox} aria-label={data.title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{data.title}</caption>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...numbers]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {numbers.map((value, at) => (
                <td key={head[at + 1]}>{value.toLocaleString(language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
