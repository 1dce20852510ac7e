import { IconCalendar } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

const useText = defineMessages({ pick: "カレンダーから選ぶ" }, { pick: "Choose from the calendar" });

type Props = FieldProps & {
  readonly name: string;
  /** `YYYY-MM-DD`, `YYYY-MM` for a month, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly precision?: "day" | "month";
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: string;
};

const patterns = { day: /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})$/, month: /^(\d{4})\D?(\d{1,2})$/ };

/** `2026/1/5` and `20260105` become `2026-01-05`; anything else stays as typed, for the rules to judge. */
export function toWireDate(typed: string, precision: "day" | "month"): string {
  const half = typed.normalize("NFKC").trim();
  const [, ...parts] = patterns[precision].exec(half) ?? [];
  return parts.length > 0 ? parts.map((part) => part.padStart(2, "0")).join("-") : half;
}

/** A date by typing as YYYY/MM/DD or by the browser's own picker. */
export function DateField({
  name,
  value,
  onChange,
  onBlur,
  precision = "day",
  min,
  max,
  autoComplete = "off",
  ...field
}: Props) {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value.replaceAll("-", "/"));
  useEffect(() => setTyped(value.replaceAll("-", "/")), [value]);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.withButton} style={{ maxWidth: "14rem" }}>
          <input
            {...control}
            name={name}
            value={typed}
            inputMode="numeric"
            autoComplete={autoComplete}
            enterKeyHint="next"
            placeholder={precision === "day" ? "YYYY/MM/DD" : "YYYY/MM"}
            className={styles.control}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => {
              onChange(toWireDate(typed, precision));
              onBlur?.();
            }}
          />
          <button type="button" aria-label={text.pick} onClick={() => picker.current?.showPicker()}>
            <IconCalendar size={20} aria-hidden="true" />
          </button>
          <input
            ref={picker}
            type={precision === "day" ? "date" : "month"}
            className={styles.picker}
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
