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
  /** Says how to mend it. */
  readonly error?: ReactNode;
  /** What is done in it, for the words of its errors; `enter` if not given. */
  readonly verb?: "enter" | "choose" | "chooseAny" | undefined;
  /** The label of the field that it has to come after. */
  readonly after?: string | undefined;
  /** Marked 必須, unless it is the only field of its form. */
  readonly required?: boolean | undefined;
  /** Marked 任意, for forms in which most fields are required. */
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

/** A question of the community's is no noun. */
const isSentence = (label: string): boolean => /(?:[？?。．]|ください)$/.test(label) || label.length > 30;

/** What a rule says in general, said of this very field: which it is, and what to do. */
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
