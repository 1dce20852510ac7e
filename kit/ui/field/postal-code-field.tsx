import { useRef } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

const useText = defineMessages(
  { first: "郵便番号の前3桁", second: "郵便番号の後4桁" },
  { first: "First three digits", second: "Last four digits" },
);

export type PostalCode = { readonly first: string; readonly second: string };
type Props = FieldProps & {
  readonly value: PostalCode;
  readonly onChange: (value: PostalCode) => void;
  readonly onBlur?: () => void;
  /** Half-width digits of what was typed; the rule is the contract's. */
  readonly digitsOf: (typed: string) => string;
};

/** Two boxes; the whole may be pasted into the first, and typing goes on in the second by itself. */
export function PostalCodeField({ value, onChange, onBlur, digitsOf, ...field }: Props) {
  const text = useText();
  const second = useRef<HTMLInputElement>(null);
  const typeFirst = (typed: string) => {
    const digits = digitsOf(typed);
    if (digits.length <= 3) return onChange({ ...value, first: digits });
    onChange({ first: digits.slice(0, 3), second: digits.slice(3, 7) });
    second.current?.focus();
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.inline}>
          <input
            {...control}
            name="zipcode_1"
            aria-label={text.first}
            value={value.first}
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="next"
            className={styles.control}
            style={{ width: "6ch" }}
            onChange={(event) => typeFirst(event.target.value)}
            onBlur={onBlur}
          />
          <span aria-hidden="true">-</span>
          <input
            ref={second}
            name="zipcode_2"
            aria-label={text.second}
            aria-invalid={control["aria-invalid"]}
            value={value.second}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            className={styles.control}
            style={{ width: "7.5ch" }}
            onChange={(event) => onChange({ ...value, second: digitsOf(event.target.value).slice(0, 4) })}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
