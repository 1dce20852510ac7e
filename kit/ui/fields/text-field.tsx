import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldProps, splitField } from "./field.tsx";
import { TextCount } from "./text-area.tsx";

export type TextFieldProps = FieldProps<string> &
  Omit<ComponentProps<"input">, keyof FieldProps<string> | "children"> & {
    /** Converts what was typed on leaving the field, for instance full-width digits, instead of refusing it. */
    readonly convert?: (typed: string) => string;
    /** The limit is shown once the text comes near it; it can be exceeded, so that nothing pasted is cut. */
    readonly max?: number;
  };

/** A single line shows its count from this part of the limit on. */
const NEAR = 0.8;

/** The field has one line. Set `autoComplete`, `inputMode` and `enterKeyHint` as it needs. */
export function TextField({ convert, max, ...props }: TextFieldProps) {
  const [notes, { onChange, onBlur, className, ...input }] = splitField(props);
  const { value } = input;
  const handleBlur = () => {
    const cleaned = convert?.(value) ?? value;
    if (cleaned !== value) onChange(cleaned);
    onBlur?.();
  };
  return (
    <Field {...notes} foot={max !== undefined && <TextCount value={value} max={max} from={max * NEAR} />}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={cx(styles.control, className)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
        />
      )}
    </Field>
  );
}
