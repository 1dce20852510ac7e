import { dayPickerRange, defaultBirthday } from "#kit/contract/fields/dates.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { DateField, type DateFieldProps } from "./date-field.tsx";
import { useFieldMessages } from "./messages.ts";

/** It begins empty, since a date already there would be sent unread. R086: it opens thirty years back. */
export function BirthdayDateField(props: Omit<DateFieldProps, "min" | "max" | "opensAt" | "autoComplete">) {
  const text = useFieldMessages();
  const today = todayInTokyo();
  return (
    <DateField
      hint={text.birthdayHint}
      {...props}
      autoComplete="bday"
      min={dayPickerRange(today).min}
      max={today}
      opensAt={defaultBirthday(today)}
      required
    />
  );
}
