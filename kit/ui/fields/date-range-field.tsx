import { DateField } from "./date-field.tsx";
import styles from "./field.module.css";
import { FieldGroup, type FieldProps } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";

export type DateRange = { readonly from: string; readonly to: string };

/** Two days, each YYYY-MM-DD or empty. The calendar of one does not offer what the other rules out. */
export function DateRangeField(props: FieldProps<DateRange>) {
  const { value, onChange, onBlur, disabled, ...notes } = props;
  const text = useFieldMessages();
  return (
    <FieldGroup {...notes}>
      <div className={styles.range}>
        <DateField
          label={text.from}
          value={value.from}
          max={value.to}
          disabled={disabled}
          onChange={(from) => onChange({ ...value, from })}
          onBlur={onBlur}
        />
        <DateField
          label={text.to}
          value={value.to}
          min={value.from}
          disabled={disabled}
          onChange={(to) => onChange({ ...value, to })}
          onBlur={onBlur}
        />
      </div>
    </FieldGroup>
  );
}
