import { type ReactNode, useId } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./field.module.css";

const useText = defineMessages(
  { required: "必須", optional: "任意" },
  { required: "Required", optional: "Optional" },
);

export type FieldProps = {
  readonly label: string;
  readonly required?: boolean;
  /** Marks the field as optional, where most are required. */
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** What the control inside has to carry so that label, hint and error belong to it. */
export type ControlProps = {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-required": boolean;
};

type Props = FieldProps & {
  readonly children: (control: ControlProps) => ReactNode;
  readonly group?: boolean;
};

/** Label above, hint below it, the error under the control in words that say how to mend it. `group` is for several controls. */
export function Field({ label, required = false, optional, hint, error, children, group }: Props) {
  const text = useText();
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const control = {
    id,
    "aria-invalid": error !== undefined,
    "aria-describedby": describedBy,
    "aria-required": required,
  };
  const mark = required ? (
    <span className={styles.required}>{text.required}</span>
  ) : (
    optional && <span className={styles.optional}>{text.optional}</span>
  );
  const rest = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
  if (group)
    return (
      <fieldset
        className={styles.field}
        aria-describedby={describedBy}
        data-invalid={error !== undefined || undefined}
      >
        <legend className={styles.label}>
          {label} {mark}
        </legend>
        {rest}
      </fieldset>
    );
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label} {mark}
      </label>
      {rest}
    </div>
  );
}
