import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import type { Choice } from "./choices.ts";
import styles from "./field.module.css";
import { Field, type FieldProps, splitField } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";

export type SelectFieldProps = FieldProps<string> &
  Omit<ComponentProps<"select">, keyof FieldProps<string> | "children"> & {
    readonly choices: readonly Choice[];
    /** It is shown for "", which means no choice. */
    readonly placeholder?: string;
  };

/** Chooses one of a list by the browser's own select, with a phone's wheel and search by typing. */
export function SelectField({ choices, placeholder, ...props }: SelectFieldProps) {
  const [notes, { onChange, onBlur, ...select }] = splitField(props);
  const text = useFieldMessages();
  return (
    <Field {...notes} verb="choose">
      {(control) => (
        <div className={styles.selectBox}>
          <select
            {...select}
            {...control}
            className={cx(styles.control, styles.select)}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
          >
            <option value="" disabled={notes.required}>
              {placeholder ?? text.choose}
            </option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={18} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
