import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../button/button.tsx";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";
import { PasswordRules } from "./password-rules.tsx";

export type PasswordFieldProps = FieldProps<string> &
  Omit<ComponentProps<"input">, keyof FieldProps<string> | "children" | "type"> & {
    readonly autoComplete: "current-password" | "new-password";
    /** For a new password: its rules, ticked off while typing; how many kinds of characters it must mix. */
    readonly kinds?: 2 | 3;
  };

/** Can be shown, pasted and filled by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, optional, value, onChange, onBlur, kinds, ...input } = props;
  const text = useFieldMessages();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      foot={kinds && <PasswordRules value={value} kinds={kinds} />}
    >
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            value={value}
            className={styles.control}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          <IconButton
            label={shown ? text.hidePassword : text.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
