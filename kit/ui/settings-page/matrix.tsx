import { useId } from "react";
import styles from "./settings-page.module.css";

type Props<K extends string, V extends string> = {
  readonly caption: string;
  readonly rows: readonly { readonly key: K; readonly label: string }[];
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly values: Readonly<Record<K, V>>;
  readonly onChange: (key: K, value: V) => void;
};

/** The matrix shows many settings with the same few choices, one setting per row. */
export function Matrix<K extends string, V extends string>({
  caption,
  rows,
  choices,
  values,
  onChange,
}: Props<K, V>) {
  const id = useId();
  return (
    <table className={styles.matrix}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {choices.map(({ value, label }) => (
            <th key={value} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {choices.map(({ value, label }) => (
              <td key={value}>
                <label>
                  <input
                    type="radio"
                    name={`${id}-${row.key}`}
                    aria-label={`${row.label}：${label}`}
                    checked={values[row.key] === value}
                    onChange={() => onChange(row.key, value)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
