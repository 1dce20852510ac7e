import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./dashboard.module.css";
import { useMessages } from "./messages.ts";

type Props = {
  readonly title: string;
  readonly labels: readonly string[];
  readonly columns: readonly string[];
  /** By column, then by label. */
  readonly values: readonly (readonly number[])[];
};

/** The numbers of a chart, the latest first. */
export function FigureTable({ title, labels, columns, values }: Props) {
  const text = useMessages().figures;
  const { language } = useLanguage();
  const rows = labels.map((label, i) => ({ label, numbers: values.map((series) => series[i] ?? 0) }));
  return (
    <details className={styles.details}>
      <summary>{text.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.tableBox} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.period}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.numbers.map((number, i) => (
                  <td key={columns[i]}>{number.toLocaleString(language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
