import { type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { FieldError, FieldLabel, type FieldNotes, useNamedError } from "./field-notes.tsx";

/** What every field takes, so that a form library's props can be spread on it. */
export type FieldProps<T> = FieldNotes & {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
};

/** What is said around a field, and what goes to its control. */
export const splitField = <P extends FieldNotes>({
  label,
  hint,
  error,
  required,
  optional,
  verb,
  after,
  ...control
}: P) => [{ label, hint, error, required, optional, verb, after }, control] as const;

/** To be put on the control itself: it carries the label, the hint and the error for screen readers. */
export type ControlProps = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
};

/** Label, hint, one control, error: everything around a field of a single control. */
export function Field({
  children,
  foot,
  ...notes
}: FieldNotes & { children: (control: ControlProps) => ReactNode; foot?: ReactNode }) {
  const id = useId();
  const named = useNamedError();
  const { hint, error, required } = notes;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel {...notes} />
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      <FieldError id={`${id}-error`} error={named(notes)} />
      {foot}
    </div>
  );
}

/** The same around several controls that answer one question. */
export function FieldGroup({ children, ...notes }: FieldNotes & { children: ReactNode }) {
  const id = useId();
  const named = useNamedError();
  const { hint, error } = notes;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.label}>
        <FieldLabel {...notes} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={named(notes)} />
    </fieldset>
  );
}
