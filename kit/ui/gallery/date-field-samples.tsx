import { useState } from "react";
import { monthPickerRange } from "#kit/contract/fields/months.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { BirthdayDateField } from "../fields/birthday-date-field.tsx";
import { MonthField } from "../fields/date-field.tsx";
import { useGalleryMessages } from "./messages.ts";
import { Sample } from "./section.tsx";

export function DateFieldSamples() {
  const { fields } = useGalleryMessages();
  const today = todayInTokyo();
  const [birthday, setBirthday] = useState("");
  const [joined, setJoined] = useState("2008-04");
  return (
    <Sample name="BirthdayDateField, MonthField">
      <BirthdayDateField label={fields.birthday} value={birthday} onChange={setBirthday} />
      <MonthField label={fields.joined} value={joined} onChange={setJoined} {...monthPickerRange(today)} />
    </Sample>
  );
}
