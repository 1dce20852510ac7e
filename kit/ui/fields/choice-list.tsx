import { cx } from "../class-names.ts";
import { Quoting } from "../written.tsx";
import type { Choice } from "./choices.ts";
import styles from "./field.module.css";
import { FieldGroup, type FieldProps } from "./field.tsx";

export type ChoiceListProps<V extends string> = {
  readonly choices: readonly Choice<V>[];
  readonly stacked?: boolean;
};
type Props<V extends string, Value> = FieldProps<Value> &
  ChoiceListProps<V> & {
    readonly input: { readonly type: "radio" | "checkbox"; readonly name?: string };
    readonly isOn: (choice: V) => boolean;
    readonly onPick: (choice: V) => void;
  };

/** Shows a few choices, all visible. */
export function ChoiceList<V extends string, Value>(props: Props<V, Value>) {
  const { input, isOn, onPick, onBlur, disabled, choices, stacked, value: _, onChange: __, ...notes } = props;
  return (
    <FieldGroup verb={input.type === "radio" ? "choose" : "chooseAny"} {...notes}>
      <div className={cx(styles.choices, stacked && styles.stacked)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...input}
              checked={isOn(choice.value)}
              disabled={disabled || choice.disabled}
              aria-invalid={notes.error ? true : undefined}
              onChange={() => onPick(choice.value)}
              onBlur={() => onBlur?.()}
            />
            <span>
              <Quoting>{choice.label}</Quoting>
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
