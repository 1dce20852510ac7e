import styles from "./job-numbers.module.css";

type Props = {
  /** The progress is undefined once the job has ended. */
  readonly progress: { readonly label: string; readonly value: number; readonly max: number } | undefined;
  readonly numbers: readonly (readonly [label: string, value: number])[];
};

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
