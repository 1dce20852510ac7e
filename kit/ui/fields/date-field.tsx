import { IconCalendar } from "@tabler/icons-react";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { toDate, withYear } from "#kit/contract/fields/dates.ts";
import { toMonth } from "#kit/contract/fields/months.ts";
import { showDate, todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { IconButton } from "../button/button.tsx";
import { cx } from "../class-names.ts";
import { Popover } from "../popover/popover.tsx";
import styles from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { useFieldMessages } from "./messages.ts";

const Calendar = lazy(() => import("./calendar.tsx"));

export type DateFieldProps = FieldProps<string> & {
  readonly name?: string;
  readonly autoComplete?: string;
  /** The calendar offers choices from the first to the last, in the format of `value`. */
  readonly min?: string;
  readonly max?: string;
  /** The calendar opens at this YYYY-MM-DD while nothing is chosen. */
  readonly opensAt?: string;
};

/** A day is YYYY-MM-DD in `value` and shown as YYYY/MM/DD; it is typed in any usual way or picked. */
export function DateField(props: DateFieldProps) {
  const { min } = props;
  // The year may be omitted only where days from today on are accepted: a birthday has no next one.
  const first = min !== undefined && min >= todayInTokyo() ? min : undefined;
  const convert = (typed: string) => toDate(first ? withYear(typed, first) : typed);
  return <CalendarField {...props} precision="day" convert={convert} isToCome={first !== undefined} />;
}

/** A month is YYYY-MM in `value` and shown as YYYY/MM. */
export function MonthField(props: DateFieldProps) {
  return <CalendarField {...props} precision="month" convert={toMonth} />;
}

type Precision = {
  readonly precision: "day" | "month";
  readonly convert: (typed: string) => string;
  /** Only days to come are accepted. */
  readonly isToCome?: boolean;
};

function CalendarField(props: DateFieldProps & Precision) {
  const {
    value,
    onChange,
    onBlur,
    precision,
    convert,
    isToCome = false,
    min,
    max,
    opensAt,
    disabled,
    name,
    autoComplete,
    ...notes
  } = props;
  const text = useFieldMessages();
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  // While focused, the field shows what is typed as it is; its value is converted at once.
  const [typed, setTyped] = useState<string | null>(null);
  const handleBlur = () => {
    setTyped(null);
    onBlur?.();
  };
  return (
    <Field {...notes}>
      {(control) => (
        <div ref={box} className={cx(styles.box, styles.dateBox)}>
          <input
            {...control}
            name={name}
            type="text"
            // A numeric keypad cannot type 昭和, by which many remember past years, nor April.
            inputMode={isToCome ? "numeric" : "text"}
            autoComplete={autoComplete ?? "off"}
            placeholder={precision === "day" ? "YYYY/MM/DD" : "YYYY/MM"}
            disabled={disabled}
            value={typed ?? showDate(value)}
            className={styles.control}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(convert(event.target.value));
            }}
            onBlur={handleBlur}
          />
          <IconButton label={text.openCalendar(notes.label)} popoverTarget={panelId} disabled={disabled}>
            <IconCalendar size={20} aria-hidden="true" />
          </IconButton>
          <Popover id={panelId} label={notes.label} anchor={box} className={styles.calendar}>
            {(close) => (
              <Suspense fallback={<p aria-busy="true">{text.loading}</p>}>
                <Calendar
                  {...{ value, precision, min, max, opensAt }}
                  onPick={(picked) => {
                    onChange(picked);
                    close();
                  }}
                />
              </Suspense>
            )}
          </Popover>
        </div>
      )}
    </Field>
  );
}
