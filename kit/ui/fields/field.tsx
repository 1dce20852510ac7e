import { type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { FieldError, FieldLabel, type FieldNotes, useNamedError } from "./field-notes.tsx";

/** Every field takes these, so that a form's props can be spread on it. */
export type FieldProps<T> = FieldNotes & {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
};

/** Splits the props into those around a field and those of its control. */
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

/** Spread these on the control: they connect label, hint and error for screen readers. */
export type ControlProps = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
};

function useNotes(notes: FieldNotes) {
  const id = useId();
  const named = useNamedError();
  const { hint, error } = notes;
  return {
    id,
    describedBy: [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
    label: <FieldLabel {...notes} />,
    hint: hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    ),
    error: <FieldError id={`${id}-error`} error={named(notes)} />,
  };
}

/** The field has a single control, with label, hint and error. */
export function Field({
  children,
  foot,
  ...notes
}: FieldNotes & { children: (control: ControlProps) => ReactNode; foot?: ReactNode }) {
  const { id, describedBy, label, hint, error } = useNotes(notes);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint}
      {children({
        id,
        "aria-describedby": describedBy,
        "aria-invalid": notes.error ? true : undefined,
        "aria-required": notes.required || undefined,
      })}
      {error}
      {foot}
    </div>
  );
}

/** The field has several controls that answer one question, with label, hint and error. */
export function FieldGroup({ children, ...notes }: FieldNotes & { children: ReactNode }) {
  const { describedBy, label, hint, error } = useNotes(notes);
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.label}>{label}</legend>
      {hint}
      {children}
      {error}
    </fieldset>
  );
}
