import type { ReactNode } from "react";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

export type Option<V extends string = string> = { readonly value: V; readonly label: ReactNode };

type SelectProps = FieldProps & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly Option[];
  /** The text of the empty choice. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
};

/** One of many, by the browser's own list. */
export function SelectField({
  name,
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  autoComplete = "off",
  ...field
}: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          autoComplete={autoComplete}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type RadioProps<V extends string> = FieldProps & {
  readonly name: string;
  readonly value: V | "";
  readonly onChange: (value: V) => void;
  readonly options: readonly Option<V>[];
};

/** One of a few, all in view. */
export function RadioGroup<V extends string>({ name, value, onChange, options, ...field }: RadioProps<V>) {
  return (
    <Field {...field} group>
      {() => (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

type CheckboxGroupProps = FieldProps & {
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly options: readonly Option[];
};

/** Any of a few. */
export function CheckboxGroup({ name, value, onChange, options, ...field }: CheckboxGroupProps) {
  const toggle = (one: string, on: boolean) =>
    onChange(on ? [...value, one] : value.filter((other) => other !== one));
  return (
    <Field {...field} group>
      {() => (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="checkbox"
                name={name}
                checked={value.includes(option.value)}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

type CheckboxProps = {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly error?: string | undefined;
};

/** Yes or no, such as a consent. */
export function Checkbox({ name, checked, onChange, children, error }: CheckboxProps) {
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={styles.option}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
