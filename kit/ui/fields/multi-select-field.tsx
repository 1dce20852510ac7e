import { IconChevronDown } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { cx } from "../class-names.ts";
import { Popover } from "../popover/popover.tsx";
import type { Choice } from "./choices.ts";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";
import { MultiSelectOptions } from "./multi-select-options.tsx";

export type MultiSelectFieldProps = FieldProps<readonly string[]> & {
  readonly choices: readonly Choice[];
  readonly placeholder?: string;
};

/** Any of many choices: the field names those chosen, its panel has a tick for each. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { value, onChange, onBlur, disabled, choices, placeholder, ...notes } = props;
  const text = useFieldMessages();
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = choices.filter((choice) => value.includes(choice.value));
  return (
    <Field {...notes}>
      {({ "aria-required": _, ...control }) => (
        <div className={styles.selectBox}>
          <button
            {...control}
            ref={trigger}
            type="button"
            popoverTarget={panelId}
            aria-haspopup="dialog"
            disabled={disabled}
            className={cx(styles.control, styles.select, styles.chosen)}
            onBlur={() => onBlur?.()}
          >
            {chosen.length === 0 && <span className={styles.placeholder}>{placeholder ?? text.choose}</span>}
            {chosen.map((choice) => (
              <span key={choice.value} className={styles.chip}>
                {choice.label}
              </span>
            ))}
          </button>
          <IconChevronDown size={18} aria-hidden="true" />
          <Popover id={panelId} label={notes.label} anchor={trigger}>
            {() => <MultiSelectOptions choices={choices} value={value} onChange={onChange} />}
          </Popover>
        </div>
      )}
    </Field>
  );
}
