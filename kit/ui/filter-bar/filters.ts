import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { readTimes } from "#kit/contract/times.ts";
import type { Choice } from "../fields/choices.ts";
import type { useFilterMessages } from "./messages.ts";

type Named<Name> = { readonly name: Name; readonly label: string };

/** A filter of a list has its names on the wire. */
export type FilterField<Name extends string = string> =
  | (Named<Name> & { readonly kind: "text" })
  /** `any` is the value of an inactive filter. */
  | (Named<Name> & { readonly kind: "choice"; readonly options: readonly Choice[]; readonly any?: string })
  /** The number is at least this. */
  | (Named<Name> & { readonly kind: "number"; readonly unit: string })
  /** Asks how often somebody has done something within a period, counted in times or in days. */
  | (Named<Name> & { readonly kind: "times"; readonly unit: "times" | "days" })
  /** The filter goes from the day `name` to the day `to`, both included. */
  | (Named<Name> & { readonly kind: "dates"; readonly to: Name });

export type FilterValues = Readonly<Record<string, string>>;
export type FilterTexts = ReturnType<typeof useFilterMessages>;

/** Words a filter's value; "" where it is inactive. */
export function describe(field: FilterField, values: FilterValues, text: FilterTexts): string {
  const value = values[field.name] ?? "";
  if (field.kind === "dates") {
    const to = values[field.to] ?? "";
    return value === "" && to === "" ? "" : text.period(showDate(value), showDate(to));
  }
  if (value === "") return "";
  if (field.kind === "number") return text.atLeast(`${Number(value).toLocaleString()}${field.unit}`);
  if (field.kind === "times") {
    const asked = readTimes(value);
    return asked ? text.times(asked, field.unit) : "";
  }
  if (field.kind === "text") return value;
  return value === field.any ? "" : (field.options.find((one) => one.value === value)?.label ?? value);
}

/** Returns the values that deactivate a filter. */
export const without = (field: FilterField): FilterValues => ({
  [field.name]: field.kind === "choice" ? (field.any ?? "") : "",
  ...(field.kind === "dates" ? { [field.to]: "" } : {}),
});

/** Words every active filter. */
export const conditions = (
  fields: readonly FilterField[],
  values: FilterValues,
  text: FilterTexts,
): string[] =>
  fields.flatMap((field) => {
    const description = describe(field, values, text);
    return description === "" ? [] : [text.chip(field.label, description)];
  });
