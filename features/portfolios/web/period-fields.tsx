import { monthPickerRange } from "#kit/contract/fields/months.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { type DateFieldProps, MonthField } from "#kit/ui/fields/date-field.tsx";
import { usePortfolioMessages } from "./messages.ts";

type Bound = Pick<DateFieldProps, "value" | "onChange" | "onBlur" | "error">;

/** R215, R218: the beginning is today at the latest, the end within ten years. */
export function PeriodFields({ start, end }: { readonly start: Bound; readonly end: Bound }) {
  const text = usePortfolioMessages().form;
  const today = todayInTokyo();
  const { min, max } = monthPickerRange(today);
  return (
    <div className={common.pair}>
      <MonthField {...start} label={text.start} required min={min} max={today.slice(0, 7)} />
      <MonthField
        {...end}
        label={text.end}
        hint={text.endHint}
        optional
        after={text.start}
        min={min}
        max={max}
      />
    </div>
  );
}

type PublicProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void };

export function PublicField(props: PublicProps) {
  const text = usePortfolioMessages().form;
  return (
    <div>
      <Checkbox {...props} label={text.isPublic} />
      <p className={common.note}>{text.isPublicNote}</p>
    </div>
  );
}
