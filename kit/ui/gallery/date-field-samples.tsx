import { monthPickerRange } from "#kit/contract/fields/months.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { BirthdayDateField } from "../fields/birthday-date-field.tsx";
import { MonthField } from "../fields/date-field.tsx";
import { useGalleryMessages } from "./messages.ts";
import { useSample } from "./samples.ts";
import { Sample } from "./section.tsx";

export function DateFieldSamples() {
  const { fields } = useGalleryMessages();
  return (
    <Sample name="BirthdayDateField, MonthField">
      <BirthdayDateField label={fields.birthday} {...useSample("")} />
      <MonthField label={fields.joined} {...useSample("2008-04")} {...monthPickerRange(todayInTokyo())} />
    </Sample>
  );
}
