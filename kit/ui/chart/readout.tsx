import styles from "./chart.module.css";

type Props = {
  readonly title: string;
  /** Where its column stands. */
  readonly left: string;
  /** To which side of the column it goes, so that it stays within the chart. */
  readonly side: "start" | "end";
  readonly rows: readonly { readonly label: string; readonly value: string }[];
};

/** The numbers of one column, for those who see; the slider says them to those who do not. */
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
