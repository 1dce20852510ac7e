import { useState } from "react";
import type { Choice } from "./choices.ts";
import styles from "./field.module.css";
import { useFieldMessages } from "./messages.ts";

/** From this many choices on, a field narrows them down. */
const MANY = 9;

type Props = {
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
};

/** Ticks for each choice; what is chosen keeps the order of the choices. */
export function MultiSelectOptions({ choices, value, onChange }: Props) {
  const text = useFieldMessages();
  const [typed, setTyped] = useState("");
  const matching = choices.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  const toggle = (toggled: string) => {
    const isOn = (one: string) => (one === toggled ? !value.includes(one) : value.includes(one));
    onChange(choices.map((choice) => choice.value).filter(isOn));
  };
  return (
    <div className={styles.options}>
      {choices.length >= MANY && (
        <input
          type="search"
          aria-label={text.filterOptions}
          placeholder={text.filterOptions}
          className={styles.control}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {matching.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(choice.value)}
            disabled={choice.disabled}
            onChange={() => toggle(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      {matching.length === 0 && <p className={styles.hint}>{text.noOptions}</p>}
      <p className={styles.count} role="status">
        {text.selected(value.length)}
      </p>
    </div>
  );
}
