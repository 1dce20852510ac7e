import { DateField } from "./date-field.tsx";
import styles from "./field.module.css";
import { FieldGroup, type FieldProps } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";
import { SelectField } from "./select-field.tsx";

const twoDigits = (number: number) => String(number).padStart(2, "0");
/** The documents offer every half hour. */
const halfHours = Array.from(
  { length: 48 },
  (_, i) => `${twoDigits(Math.floor(i / 2))}:${i % 2 === 0 ? "00" : "30"}`,
);

/** A day and a time in Japan: `YYYY-MM-DDTHH:mm`, "" for none. A time between the half hours stays as it is. */
export function DateTimeField({ value, onChange, onBlur, disabled, ...notes }: FieldProps<string>) {
  const text = useFieldMessages();
  const [day = "", time = ""] = value.split("T");
  const times = time === "" || halfHours.includes(time) ? halfHours : [...halfHours, time].sort();
  const put = (nextDay: string, nextTime: string) =>
    onChange(nextDay === "" ? "" : `${nextDay}T${nextTime || "00:00"}`);
  return (
    <FieldGroup {...notes}>
      <div className={styles.dayAndTime}>
        <DateField
          label={text.day}
          value={day}
          onChange={(next) => put(next, time)}
          onBlur={onBlur}
          disabled={disabled}
        />
        <SelectField
          label={text.time}
          value={time}
          placeholder="--:--"
          onChange={(next) => put(day, next)}
          onBlur={onBlur}
          disabled={disabled === true || day === ""}
          choices={times.map((one) => ({ value: one, label: one }))}
        />
      </div>
    </FieldGroup>
  );
}
