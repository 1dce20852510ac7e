import { cx } from "../class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

export type TextAreaProps = FieldProps & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly rows?: number;
  /** Shows how much is used; the counting rule is the caller's. */
  readonly length?: number;
  readonly max?: number;
};

/** Several lines of text with a live counter. */
export function TextArea({
  name,
  value,
  onChange,
  onBlur,
  placeholder,
  rows = 4,
  length,
  max,
  ...field
}: TextAreaProps) {
  const over = length !== undefined && max !== undefined && length > max;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            value={value}
            rows={rows}
            placeholder={placeholder}
            className={cx(styles.control, styles.area)}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {max !== undefined && (
            <p className={cx(styles.counter, over && styles.over)} aria-live="polite">
              {length} / {max}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
