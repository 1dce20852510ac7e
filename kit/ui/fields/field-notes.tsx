import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fieldErrorTexts } from "#kit/contract/fields/field-error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Quoting } from "../written.tsx";
import styles from "./field.module.css";
import { useFieldMessages } from "./messages.ts";
import { useIsOnlyField } from "./only-field.tsx";

export type FieldNotes = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error says how to correct the field. */
  readonly error?: ReactNode;
  /** Its errors use this verb; `enter` is the default. */
  readonly verb?: "enter" | "choose" | "chooseAny" | undefined;
  /** This one must come after the field with this label. */
  readonly after?: string | undefined;
  /** It is marked 必須, unless it is the only field of its form. */
  readonly required?: boolean | undefined;
  /** It is marked 任意, for forms in which most fields are required. */
  readonly optional?: boolean | undefined;
};

export function FieldLabel({ label, required, optional }: FieldNotes) {
  const text = useFieldMessages();
  const isOnly = useIsOnlyField();
  return (
    <>
      <Quoting>{label}</Quoting>
      {required && !isOnly && <span className={styles.required}>{text.required}</span>}
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

/** A community's own question is a sentence and no noun. */
const isSentence = (label: string): boolean => /(?:[？?。．]|ください)$/.test(label) || label.length > 30;

/** Words a general error for this field: names it, and says what to do. */
export function useNamedError(): (notes: FieldNotes) => ReactNode {
  const { language } = useLanguage();
  const { missing, missingHere, notAfter } = useFieldMessages();
  const general = fieldErrorTexts[language];
  return ({ label, error, verb = "enter", after }) => {
    if (error === general.REQUIRED({})) return isSentence(label) ? missingHere[verb] : missing[verb](label);
    if (error === general.END_NOT_AFTER_START({}) && after) return notAfter(label, after);
    return error;
  };
}
