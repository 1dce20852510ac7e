import { useState } from "react";
import { dayPickerRange, defaultBirthday } from "#kit/contract/fields/dates.ts";
import { monthPickerRange } from "#kit/contract/fields/months.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { DateField, MonthField } from "../fields/date-field.tsx";
import { DateRangeField } from "../fields/date-range-field.tsx";
import { TimeSelect } from "../fields/time-select.tsx";
import { useGalleryMessages } from "./messages.ts";
import { Sample } from "./section.tsx";

export function DateFieldSamples() {
  const { fields } = useGalleryMessages();
  const today = todayInTokyo();
  const [birthday, setBirthday] = useState("");
  const [joined, setJoined] = useState("2008-04");
  const [period, setPeriod] = useState({ from: "2026-12-01", to: "" });
  const [time, setTime] = useState("10:30");
  return (
    <Sample name="DateField, MonthField, DateRangeField, TimeSelect">
      <DateField
        label={fields.birthday}
        value={birthday}
        onChange={setBirthday}
        min={dayPickerRange(today).min}
        max={today}
        opensAt={defaultBirthday(today)}
        autoComplete="bday"
        required
      />
      <MonthField label={fields.joined} value={joined} onChange={setJoined} {...monthPickerRange(today)} />
      <DateRangeField label={fields.period} value={period} onChange={setPeriod} />
      <TimeSelect label={fields.time} value={time} onChange={setTime} />
    </Sample>
  );
}
