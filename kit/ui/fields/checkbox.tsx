import { type ReactNode, useId } from "react";
import { Quoting } from "../written.tsx";
import styles from "./field.module.css";
import { FieldError } from "./field-notes.tsx";

export type CheckboxProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The label may contain links, for instance to the terms agreed to. */
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
};

/** A checkbox is a single yes or no, such as a consent. */
export function Checkbox({ checked, onChange, onBlur, label, error, required, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={() => onBlur?.()}
        />
        <span>
          <Quoting>{label}</Quoting>
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
