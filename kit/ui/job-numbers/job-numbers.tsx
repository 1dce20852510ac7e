import styles from "./job-numbers.module.css";

type Props = {
  /** How far it is; undefined once it has ended. */
  readonly progress: { readonly label: string; readonly value: number; readonly max: number } | undefined;
  readonly numbers: readonly (readonly [label: string, value: number])[];
};

/** How far a job is, and what has become of what it was about so far, in large numbers. */
export const JobNumbers = ({ progress, numbers }: Props) => (
  <>
    {progress && (
      <progress
        className={styles.progress}
        aria-label={progress.label}
        value={progress.value}
        max={progress.max}
      />
    )}
    <dl className={styles.numbers}>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  </>
);
