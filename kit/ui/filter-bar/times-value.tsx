import { useState } from "react";
import { readTimes, TIMES_AT_MOST, TIMES_PERIODS, type Times, writeTimes } from "#kit/contract/times.ts";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { DatesValue } from "./dates-value.tsx";
import type { FilterField, FilterValues } from "./filters.ts";
import { useFilterMessages } from "./messages.ts";

/** A new filter begins with this value. */
export const OFTEN: Times = { bound: "min", times: 1, days: 30 };

export const digitsOf = (typed: string) => typed.normalize("NFKC").replace(/\D/g, "");

const inRange = ({ times, ...asked }: Times): Times => ({
  ...asked,
  times: asked.bound === "min" ? Math.max(1, times) : Math.min(TIMES_AT_MOST - 1, times),
});

const DATES = "dates";

type Props = {
  readonly field: FilterField & { readonly kind: "times" };
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
};

/** Asks for the period, how often, and whether at least or at most. */
export function TimesValue({ field, values, onChange }: Props) {
  const text = useFilterMessages();
  const asked = readTimes(values[field.name] ?? "") ?? OFTEN;
  const [typed, setTyped] = useState(String(asked.times));
  const [isDated, setDated] = useState(asked.from !== undefined || asked.to !== undefined);
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
        value={isDated ? DATES : period}
        choices={[
          ...periods.map((one) => ({ value: one, label: text.inDays(Number(one)) })),
          { value: DATES, label: text.dates },
        ]}
        placeholder={text.ever}
        onChange={(chosen) => {
          setDated(chosen === DATES);
          const days = chosen === "" || chosen === DATES ? undefined : Number(chosen);
          change({ days, from: undefined, to: undefined });
        }}
      />
      {isDated && (
        <DatesValue
          from={asked.from ?? ""}
          to={asked.to ?? ""}
          onFrom={(day) => change({ from: day || undefined })}
          onTo={(day) => change({ to: day || undefined })}
        />
      )}
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
