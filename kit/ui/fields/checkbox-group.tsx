import { cx } from "../class-names.ts";
import type { Choice } from "./choices.ts";
import styles from "./field.module.css";
import { FieldGroup, type FieldProps } from "./field.tsx";

export type CheckboxGroupProps<V extends string> = FieldProps<readonly V[]> & {
  readonly choices: readonly Choice<V>[];
  readonly stacked?: boolean;
};

/** Any of a few choices; `value` keeps the order of `choices`. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const { value, onChange, onBlur, disabled, choices, stacked, ...notes } = props;
  const toggle = (toggled: V) => {
    const isOn = (one: V) => (one === toggled ? !value.includes(one) : value.includes(one));
    onChange(choices.map((choice) => choice.value).filter(isOn));
  };
  return (
    <FieldGroup {...notes}>
      <div className={cx(styles.choices, stacked && styles.stacked)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              disabled={disabled || choice.disabled}
              aria-invalid={notes.error ? true : undefined}
              onChange={() => toggle(choice.value)}
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
