import styles from "./chart.module.css";

type Props = {
  readonly title: string;
  readonly left: string;
  /** On this side of the column it stays within the chart. */
  readonly side: "start" | "end";
  readonly rows: readonly { readonly label: string; readonly value: string }[];
};

/** Shows the numbers of one column; screen readers get them from the slider. */
export const Readout = ({ title, left, side, rows }: Props) => (
  <div className={styles.readout} style={{ left }} data-side={side} aria-hidden="true">
    <strong>{title}</strong>
    {rows.map(({ label, value }, s) => (
      <span key={label} className={styles.reading} data-series={s}>
        {label}
        <b>{value}</b>
      </span>
    ))}
  </div>
);
