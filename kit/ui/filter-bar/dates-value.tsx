import { DateField } from "../fields/date-field.tsx";
import { useFilterMessages } from "./messages.ts";

type Props = {
  readonly from: string;
  readonly to: string;
  readonly onFrom: (day: string) => void;
  readonly onTo: (day: string) => void;
};

/** The range includes both days; either may be left open. */
export function DatesValue({ from, to, onFrom, onTo }: Props) {
  const text = useFilterMessages();
  return (
    <>
      <DateField label={text.from} value={from} max={to} onChange={onFrom} />
      <DateField label={text.until} value={to} min={from} onChange={onTo} />
    </>
  );
}
