import { useRef } from "react";
import { toHalfWidthNumber } from "#kit/contract/fields/width.ts";
import { cx } from "../class-names.ts";
import styles from "./field.module.css";
import { FieldGroup, type FieldProps } from "./field.tsx";

type Part = { readonly label: string; readonly autoComplete?: string; readonly widthCh: number };

export type PartsFieldProps<T extends readonly string[]> = FieldProps<T> & {
  readonly parts: readonly Part[];
  /** Splits a whole number, pasted or typed into one box, into its parts; undefined if it is none. */
  readonly split: (typed: string) => T | undefined;
  readonly withPart: (value: T, index: number, part: string) => T;
};

/** The number is split over several boxes. A whole number typed into any of them fills them all. */
export function PartsField<T extends readonly string[]>(props: PartsFieldProps<T>) {
  const { parts, split, withPart, value, onChange, onBlur, disabled, ...notes } = props;
  const boxes = useRef<HTMLDivElement>(null);
  const put = (index: number, typed: string) => {
    const whole = split(typed);
    onChange(whole ?? withPart(value, index, typed));
    if (whole) boxes.current?.querySelector<HTMLInputElement>("input:last-of-type")?.focus();
  };
  const handleBlur = (index: number) => {
    const cleaned = toHalfWidthNumber(value[index] ?? "");
    if (cleaned !== value[index]) onChange(withPart(value, index, cleaned));
    onBlur?.();
  };
  return (
    <FieldGroup {...notes}>
      <div ref={boxes} className={styles.parts}>
        {parts.map((part, index) => [
          index > 0 && (
            <span key={`${part.label}-dash`} aria-hidden="true">
              -
            </span>
          ),
          <input
            key={part.label}
            type="text"
            inputMode="numeric"
            autoComplete={part.autoComplete ?? "off"}
            aria-label={part.label}
            aria-invalid={notes.error ? true : undefined}
            aria-required={notes.required || undefined}
            disabled={disabled}
            value={value[index] ?? ""}
            className={cx(styles.control, styles.part)}
            style={{ width: `calc(${part.widthCh}ch + var(--space-8))` }}
            onChange={(event) => put(index, event.target.value)}
            onBlur={() => handleBlur(index)}
          />,
        ])}
      </div>
    </FieldGroup>
  );
}
