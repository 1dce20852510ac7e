import { IconCircle, IconCircleCheckFilled, IconEye, IconEyeOff } from "@tabler/icons-react";
import { type ComponentProps, useState } from "react";
import { password } from "#kit/contract/fields/limits.ts";
import { forbiddenWords, type PasswordFault, passwordFaults } from "#kit/contract/fields/password.ts";
import { IconButton } from "../button/button.tsx";
import styles from "./field.module.css";
import { Field, type FieldProps, splitField } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";

export type PasswordFieldProps = FieldProps<string> &
  Omit<ComponentProps<"input">, keyof FieldProps<string> | "children" | "type"> & {
    readonly autoComplete: "current-password" | "new-password";
    /** The new password's rules are ticked off while typing; it must mix this many kinds of characters. */
    readonly kinds?: 2 | 3;
  };

/** The password can be shown, pasted and filled by a password manager. */
export function PasswordField({ kinds, ...props }: PasswordFieldProps) {
  const [notes, { onChange, onBlur, ...input }] = splitField(props);
  const text = useFieldMessages();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field {...notes} foot={kinds && <PasswordRules value={input.value} kinds={kinds} />}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
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

type Rule = { readonly faults: readonly PasswordFault[]; readonly label: string };

/** Shows the rules of R198–R203, each ticked once the typed password meets it. */
function PasswordRules({ value, kinds }: { value: string; kinds: 2 | 3 }) {
  const text = useFieldMessages();
  const wrong = passwordFaults(value, { kinds });
  const rules: Rule[] = [
    { faults: ["tooShort", "tooLong"], label: text.ruleLength(password.min, password.max) },
    { faults: ["letter", "digit"], label: text.ruleLettersAndDigits },
    { faults: ["space", "character"], label: text.ruleCharacters },
    { faults: ["word"], label: text.ruleWords(forbiddenWords.join(", ")) },
  ];
  // Letters and digits make two kinds already, so the rule matters only from three on.
  if (kinds > 2) rules.splice(2, 0, { faults: ["kinds"], label: text.ruleKinds(kinds) });
  return (
    <ul className={styles.rules} aria-label={text.rules}>
      {rules.map(({ faults, label }) => {
        const met = value !== "" && !faults.some((fault) => wrong.includes(fault));
        const Icon = met ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={label} data-met={met || undefined}>
            <Icon size={18} aria-hidden="true" />
            {label}
            <span className="visually-hidden">{met ? text.met : text.unmet}</span>
          </li>
        );
      })}
    </ul>
  );
}
