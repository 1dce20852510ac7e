import type { ComponentProps, CSSProperties } from "react";
import { type Counter, graphemeLength } from "#kit/contract/fields/text-length.ts";
import { cx } from "../class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldProps, splitField } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";

export type TextAreaProps = FieldProps<string> &
  Omit<ComponentProps<"textarea">, keyof FieldProps<string> | "children"> & {
    /** The limit is beside a live count; it can be exceeded, so that nothing pasted is cut. */
    readonly max?: number;
    /** Counts the text; user-perceived characters by default. */
    readonly count?: Counter;
  };

export function TextArea({ max, count, rows = 4, ...props }: TextAreaProps) {
  const [notes, { onChange, onBlur, className, ...area }] = splitField(props);
  return (
    <Field {...notes} foot={max !== undefined && <TextCount value={area.value} max={max} count={count} />}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          // A field that grows with its text would otherwise shrink to one line.
          style={{ "--rows": rows } as CSSProperties}
          className={cx(styles.control, styles.area, className)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
        />
      )}
    </Field>
  );
}

/** Shows `120 / 500`; beyond the limit it says by how much, also to screen readers. */
export function TextCount({
  value,
  max,
  count = graphemeLength,
  from = 0,
}: {
  value: string;
  max: number;
  count?: Counter | undefined;
  /** The count is hidden below this. */
  from?: number;
}) {
  const text = useFieldMessages();
  const length = count(value);
  const over = length - max;
  if (length < from) return null;
  return (
    <p className={styles.count} data-over={over > 0 || undefined}>
      {text.count(length, max)}
      <span role="status">{over > 0 && ` ${text.over(over)}`}</span>
    </p>
  );
}
