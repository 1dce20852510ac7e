import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./field.module.css";
import { useFieldMessages } from "./messages.ts";

export type FieldNotes = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Says how to mend it. */
  readonly error?: ReactNode;
  /** Marked 必須. */
  readonly required?: boolean | undefined;
  /** Marked 任意, for forms in which most fields are required. */
  readonly optional?: boolean | undefined;
};

export function FieldLabel({ label, required, optional }: FieldNotes) {
  const text = useFieldMessages();
  return (
    <>
      {label}
      {required && <span className={styles.required}>{text.required}</span>}
      {optional && <span className={styles.optional}>{text.optional}</span>}
    </>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <IconAlertCircle size={18} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
}
