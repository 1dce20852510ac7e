import { IconCheck, IconCircle, IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { cx } from "../class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

const useText = defineMessages(
  {
    show: "パスワードを表示",
    hide: "パスワードを隠す",
    met: "条件を満たしています",
    open: "まだ満たしていません",
  },
  { show: "Show password", hide: "Hide password", met: "Met", open: "Not met yet" },
);

export type PasswordFieldProps = FieldProps & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly autoComplete: "current-password" | "new-password";
  /** Ticked off while typing. */
  readonly rules?: readonly { readonly label: string; readonly met: boolean }[];
  readonly enterKeyHint?: "next" | "done" | "go";
};

/** Can be shown, pasted and filled by a password manager. */
export function PasswordField({
  name,
  value,
  onChange,
  onBlur,
  autoComplete,
  rules,
  enterKeyHint = "next",
  ...field
}: PasswordFieldProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={styles.withButton}>
            <input
              {...control}
              name={name}
              type={shown ? "text" : "password"}
              value={value}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint={enterKeyHint}
              className={styles.control}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
            <button
              type="button"
              aria-label={shown ? text.hide : text.show}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <IconEyeOff size={20} aria-hidden="true" /> : <IconEye size={20} aria-hidden="true" />}
            </button>
          </div>
          {rules && (
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule.label} className={cx(rule.met && styles.met)}>
                  {rule.met ? (
                    <IconCheck size={16} aria-label={text.met} />
                  ) : (
                    <IconCircle size={16} aria-label={text.open} />
                  )}
                  {rule.label}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
