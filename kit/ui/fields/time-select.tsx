import { scheduleTimes } from "#kit/contract/fields/schedule.ts";
import type { FieldProps } from "./field.tsx";
import { SelectField } from "./select-field.tsx";

const choices = scheduleTimes().map((time) => ({ value: time, label: time }));

/** A time of day, HH:mm, on the hour or half past. R347, R348 */
export function TimeSelect(props: FieldProps<string>) {
  return <SelectField {...props} choices={choices} placeholder="--:--" />;
}
