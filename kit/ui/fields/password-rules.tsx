import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { password } from "#kit/contract/fields/limits.ts";
import { forbiddenWords, type PasswordFault, passwordFaults } from "#kit/contract/fields/password.ts";
import styles from "./field.module.css";
import { useFieldMessages } from "./messages.ts";

type Rule = { readonly faults: readonly PasswordFault[]; readonly label: string };

/** The rules of R198–R203, each ticked once what is typed meets it. */
export function PasswordRules({ value, kinds }: { value: string; kinds: 2 | 3 }) {
  const text = useFieldMessages();
  const wrong = passwordFaults(value, { kinds });
  const rules: Rule[] = [
    { faults: ["tooShort", "tooLong"], label: text.ruleLength(password.min, password.max) },
    { faults: ["letter", "digit"], label: text.ruleLettersAndDigits },
    { faults: ["space", "character"], label: text.ruleCharacters },
    { faults: ["word"], label: text.ruleWords(forbiddenWords.join(", ")) },
  ];
  // Letters and digits are two kinds already, so that the rule says something new from three on.
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
