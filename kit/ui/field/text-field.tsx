import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: "text" | "numeric" | "tel" | "email" | "url" | "search";
  readonly enterKeyHint?: "next" | "done" | "send" | "go" | "search";
  readonly readOnly?: boolean;
  /** About so many characters wide. */
  readonly width?: number;
  /** Applied when the field is left: half-width, katakana, … so that people are converted rather than refused. */
  readonly convert?: (value: string) => string;
};

/** One line of text. */
export function TextField({
  name,
  value,
  onChange,
  onBlur,
  type = "text",
  width,
  convert,
  enterKeyHint = "next",
  placeholder,
  autoComplete = "off",
  inputMode,
  readOnly,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          value={value}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          enterKeyHint={enterKeyHint}
          readOnly={readOnly}
          className={styles.control}
          style={width ? { maxWidth: `${width + 3}ch` } : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const converted = convert?.(value) ?? value;
            if (converted !== value) onChange(converted);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
