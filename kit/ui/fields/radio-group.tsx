import { useId } from "react";
import { cx } from "../class-names.ts";
import type { Choice } from "./choices.ts";
import styles from "./field.module.css";
import { FieldGroup, type FieldProps } from "./field.tsx";

export type RadioGroupProps<V extends string> = FieldProps<V | ""> & {
  readonly choices: readonly Choice<V>[];
  /** One below the other. */
  readonly stacked?: boolean;
};

/** One of a few choices, all in sight. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { value, onChange, onBlur, disabled, choices, stacked, ...notes } = props;
  const name = useId();
  return (
    <FieldGroup {...notes}>
      <div className={cx(styles.choices, stacked && styles.stacked)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={disabled || choice.disabled}
              aria-invalid={notes.error ? true : undefined}
              onChange={() => onChange(choice.value)}
              onBlur={() => onBlur?.()}
            />
            <span>
              {choice.label}
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
