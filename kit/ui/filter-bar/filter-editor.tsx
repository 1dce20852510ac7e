import { type ReactNode, useState } from "react";
import { readTimes, TIMES_AT_MOST, TIMES_PERIODS, type Times, writeTimes } from "#kit/contract/times.ts";
import { Button } from "../button/button.tsx";
import { DateField } from "../fields/date-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import styles from "./filter-bar.module.css";
import type { FilterField, FilterValues } from "./filters.ts";
import { useFilterMessages } from "./messages.ts";

type ValueProps<F extends FilterField = FilterField> = {
  readonly field: F;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
};

export type EditorProps = Pick<ValueProps, "values" | "onChange"> & {
  readonly fields: readonly FilterField[];
  /** The condition that is being changed; undefined for a new one. */
  readonly field: FilterField | undefined;
  readonly onClose: () => void;
  /** What the button says while a condition has these values; "Apply" without it. */
  readonly applyLabel?: ((changes: FilterValues) => ReactNode) | undefined;
};

/** Field, operator and value of a condition, which applies with Enter or the button. */
export function FilterEditor({ fields, field: given, ...props }: EditorProps) {
  const text = useFilterMessages();
  const [name, setName] = useState(given?.name ?? "");
  const field = fields.find((one) => one.name === name);
  return (
    <div className={styles.editor}>
      <SelectField
        label={text.field}
        value={name}
        data-autofocus
        choices={fields.map((one) => ({ value: one.name, label: one.label }))}
        placeholder={text.choose}
        onChange={setName}
      />
      {field && <Condition key={name} field={field} {...props} />}
    </div>
  );
}

/** What a condition begins with where nothing is asked yet. */
const OFTEN: Times = { bound: "min", times: 1, days: 30 };

function Condition({
  field,
  values,
  onChange,
  onClose,
  applyLabel,
}: Omit<EditorProps, "fields"> & { readonly field: FilterField }) {
  const text = useFilterMessages();
  const [draft, setDraft] = useState<FilterValues>(() => {
    const value = values[field.name] ?? "";
    if (field.kind === "dates") return { [field.name]: value, [field.to]: values[field.to] ?? "" };
    return { [field.name]: field.kind === "times" && value === "" ? writeTimes(OFTEN) : value };
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
        onClose();
      }}
    >
      <Value
        field={field}
        values={draft}
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
      <Button type="submit" size="sm" variant="primary">
        <span aria-live="polite">{applyLabel?.(draft) ?? text.apply}</span>
      </Button>
    </form>
  );
}

function Value({ field, values, onChange }: ValueProps) {
  const text = useFilterMessages();
  const value = values[field.name] ?? "";
  if (field.kind === "choice")
    return (
      <SelectField
        label={text.operator.choice}
        value={value}
        choices={field.options}
        onChange={(chosen) => onChange({ [field.name]: chosen })}
      />
    );
  if (field.kind === "dates")
    return (
      <>
        <DateField
          label={text.from}
          value={value}
          max={values[field.to] ?? ""}
          onChange={(day) => onChange({ [field.name]: day })}
        />
        <DateField
          label={text.until}
          value={values[field.to] ?? ""}
          min={value}
          onChange={(day) => onChange({ [field.to]: day })}
        />
      </>
    );
  if (field.kind === "times") return <TimesValue field={field} values={values} onChange={onChange} />;
  return <Typed field={field} values={values} onChange={onChange} />;
}

const digitsOf = (typed: string) => typed.normalize("NFKC").replace(/\D/g, "");

function Typed({ field, values, onChange }: ValueProps<FilterField & { kind: "text" | "number" }>) {
  const text = useFilterMessages();
  const [typed, setTyped] = useState(values[field.name] ?? "");
  const isNumber = field.kind === "number";
  return (
    <TextField
      label={isNumber ? `${field.unit}${text.operator.number}` : text.operator.text}
      value={typed}
      inputMode={isNumber ? "numeric" : "text"}
      onChange={(now) => {
        setTyped(now);
        onChange({ [field.name]: isNumber ? digitsOf(now) : now.trim() });
      }}
    />
  );
}

const inRange = ({ bound, times, days }: Times): Times => ({
  bound,
  times: bound === "min" ? Math.max(1, times) : Math.min(TIMES_AT_MOST - 1, times),
  days,
});

/** Within which period, how often, and whether at least or at most. */
function TimesValue({ field, values, onChange }: ValueProps<FilterField & { kind: "times" }>) {
  const text = useFilterMessages();
  const asked = readTimes(values[field.name] ?? "") ?? OFTEN;
  const [typed, setTyped] = useState(String(asked.times));
  const change = (changes: Partial<Times>) => {
    const next = inRange({ ...asked, ...changes });
    onChange({ [field.name]: writeTimes(next) });
    return next;
  };
  const period = asked.days === undefined ? "" : String(asked.days);
  const periods = [...new Set([...TIMES_PERIODS.map(String), period])].filter((one) => one !== "");
  return (
    <>
      <SelectField
        label={text.within}
        value={period}
        choices={periods.map((one) => ({ value: one, label: text.inDays(Number(one)) }))}
        placeholder={text.ever}
        onChange={(days) => change({ days: days === "" ? undefined : Number(days) })}
      />
      <TextField
        label={text.howOften(field.unit)}
        value={typed}
        inputMode="numeric"
        onChange={(now) => {
          const digits = digitsOf(now);
          setTyped(digits);
          change({ times: Math.min(TIMES_AT_MOST, Number(digits)) });
        }}
        onBlur={() => setTyped(String(asked.times))}
      />
      <SelectField
        label={text.bound.label}
        value={asked.bound === "max" ? "max" : ""}
        placeholder={text.bound.min}
        choices={[{ value: "max", label: text.bound.max }]}
        onChange={(bound) => setTyped(String(change({ bound: bound === "max" ? "max" : "min" }).times))}
      />
    </>
  );
}
