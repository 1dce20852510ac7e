import * as z from "zod/mini";
import { byName } from "./by-name.ts";
import { atLeast, dayFilter, daysAgo, textFilter } from "./list-call.ts";
import {
  type FieldKind,
  filterNames,
  type ListField,
  type ListFieldOptions,
  type ListFields,
  sortOf,
  type Words,
} from "./list-field.ts";
import type { SortDirection } from "./paging.ts";
import { timesFilter } from "./times.ts";
import { date, flag, time } from "./wire.ts";

type Value<S extends z.ZodMiniType, O> = O extends { readonly nullable: true } ? z.ZodMiniNullable<S> : S;
type Field<K extends FieldKind, S extends z.ZodMiniType, By extends z.ZodMiniType, O> = O & {
  readonly kind: K;
  readonly label: Words;
  readonly value: Value<S, O>;
  readonly by: By;
};
type None = Record<never, never>;

const fieldOf =
  <const K extends FieldKind, S extends z.ZodMiniType, By extends z.ZodMiniType>(
    kind: K,
    value: S,
    by: () => By,
  ) =>
  <const O extends ListFieldOptions = None>(label: Words, options: O = {} as O): Field<K, S, By, O> => ({
    ...options,
    kind,
    label,
    value: (options.nullable ? z.nullable(value) : value) as Value<S, O>,
    by: by(),
  });

/** What people know a row by; its column comes first and cannot be hidden. */
export const name = fieldOf("name", z.string(), textFilter);
export const text = fieldOf("text", z.string(), textFilter);
export const email = fieldOf("email", z.string(), textFilter);
/** A number that is read and not counted with. Its filter asks for at least as much. */
export const number = fieldOf("number", z.number(), atLeast);
/** A number of things. */
export const count = fieldOf("count", z.number(), atLeast);
/** A day. Its filter goes from one to another, both included. */
export const day = fieldOf("day", date, dayFilter);
/** A month or a day, as somebody has stated it. */
export const stated = fieldOf("day", z.string(), textFilter);
/** A time that is shown by its day in Asia/Tokyo. */
export const dated = fieldOf("dated", time, dayFilter);
/** A time. Its filter goes from a day in Asia/Tokyo to a day, both included. */
export const moment = fieldOf("moment", time, dayFilter);

/** One of these values, with their words. */
export const choice = <const V extends string, const O extends ListFieldOptions = None>(
  values: readonly V[],
  words: Readonly<Record<V, Words>>,
  label: Words,
  options: O = {} as O,
) => {
  const value = z.enum(values) as unknown as z.ZodMiniType<V, V>;
  const of = byName(values, (one) => words[one]);
  return { ...fieldOf("choice", value, () => z.optional(value))<O>(label, options), words: of };
};

/** Any number of these values, in their order, with their words; `none` says that there are none. */
export const choices = <const V extends string, const O extends ListFieldOptions = None>(
  values: readonly V[],
  words: Readonly<Record<V, Words>> & { readonly none: Words },
  label: Words,
  options: O = {} as O,
) => {
  const { none, ...known } = words;
  const one = z.enum(values) as unknown as z.ZodMiniType<V, V>;
  const made = fieldOf("choices", z.array(one), () => z.optional(one))<O>(label, options);
  return { ...made, words: known as Readonly<Record<string, Words>>, none };
};

/** Any number of these values; their words are the community's, and the screen knows them. */
export const several = <V extends z.ZodMiniType, const O extends ListFieldOptions = None>(
  value: V,
  label: Words,
  options: O = {} as O,
) => fieldOf("choices", z.array(value), () => z.optional(value))<O>(label, options);

/** Yes or no, with the word for each. */
export const yesOrNo = <const O extends ListFieldOptions = None>(
  words: Readonly<Record<"true" | "false", Words>>,
  label: Words,
  options: O = {} as O,
) => ({ ...fieldOf("flag", z.boolean(), () => z.optional(flag))<O>(label, options), words });

/** What is made of other fields of the row: `said` says how, in a file too; without it only the screen shows it. */
export const told = <const K extends FieldKind, const O extends ListFieldOptions = None>(
  kind: K,
  label: Words,
  options: O = {} as O,
) => ({ ...options, kind, label, by: textFilter() });

/** A filter for what was at least so many days ago. */
export const days = (label: Words) => ({ kind: "days", label, by: daysAgo() }) as const;
/** A filter for how often somebody has done something within a period, counted in times or in days. */
export const times = (label: Words, unit: "times" | "days") =>
  ({ kind: "times", label, by: timesFilter(), unit }) as const;
/** A filter for what is so; what is not cannot be asked for. */
export const only = (label: Words, so: Words) =>
  ({ kind: "flag", label, by: z.optional(flag), words: { true: so } }) as const;
/** A filter for one of the values that the screen offers. */
export const oneOf = <const By extends z.ZodMiniType>(label: Words, value: By) =>
  ({ kind: "choice", label, by: z.optional(value) }) as const;

type NameIn<N, O, K extends string> = O extends { readonly [_ in K]: infer A extends string } ? A : N;
type ValuesOf<F extends ListFields> = {
  -readonly [N in keyof F as F[N] extends { readonly value: z.ZodMiniType }
    ? NameIn<N, F[N], "row">
    : never]: F[N]["value"] & z.ZodMiniType;
};
type SortOf<N extends string, F> = F extends { readonly sort: infer S }
  ? S extends SortDirection
    ? { readonly [_ in N]: S }
    : S extends readonly [infer A extends string, infer First extends SortDirection]
      ? { readonly [_ in A]: First }
      : None
  : None;
type FilterOf<N extends string, F> = F extends { readonly filter: infer A; readonly by: infer By }
  ? A extends true
    ? { readonly [_ in N]: By }
    : A extends string
      ? { readonly [_ in A]: By }
      : A extends readonly (infer B extends string)[]
        ? { readonly [_ in B]: By }
        : None
  : None;
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type All<U, V> = Both<U> extends infer Made ? { readonly [N in keyof Made]: Made[N] & V } : never;
type SortsOf<F extends ListFields> = All<
  { [N in keyof F & string]: SortOf<N, F[N]> }[keyof F & string],
  SortDirection
>;
type FiltersOf<F extends ListFields> = All<
  { [N in keyof F & string]: FilterOf<N, F[N]> }[keyof F & string],
  z.ZodMiniType
>;

/** What is declared as a filter has its own name where it says no other. */
type AsFilters<Own extends ListFields> = {
  readonly [N in keyof Own]: Own[N] extends { readonly filter: unknown }
    ? Own[N]
    : Own[N] & { readonly filter: true };
};

const optional = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one]);
const mapped = <T>(entries: readonly (readonly [string, unknown])[]): T => Object.fromEntries(entries) as T;

type More<F extends ListFields, Own extends ListFields> = {
  /** The list is also filtered by these, each under its own name unless it says another. */
  readonly filters?: Own;
  /** The screen offers these filters, in this order, by the names of their fields; without it, all of them. */
  readonly offered?: readonly (keyof (F & Own) & string)[];
};

/**
 * Declares the fields of a list in the order of their columns, spread into its `listCall`. The row has these fields
 * and, unseen by the table, those of `beside`.
 */
export function fields<
  const F extends ListFields,
  Beside extends Readonly<Record<string, z.ZodMiniType>>,
  const Own extends ListFields = None,
>(described: F, beside: Beside, { filters = {} as Own, offered }: More<F, Own> = {}) {
  const entries = Object.entries(described);
  const values = entries.flatMap(([name, { row = name, value }]) => (value ? [[row, value] as const] : []));
  const own = Object.entries(filters).map(([name, one]) => [name, { filter: true, ...one }] as const);
  const editors: Readonly<Record<string, ListField>> = {
    ...Object.fromEntries(entries.filter(([, { filter }]) => filter !== undefined)),
    ...Object.fromEntries(own),
  };
  const sorted = entries.toSorted(([, one], [, other]) => Number(other.leads ?? 0) - Number(one.leads ?? 0));
  return {
    fields: described,
    editors,
    offered: offered ?? Object.keys(editors),
    row: z.object({ ...mapped<ValuesOf<F>>(values), ...beside }),
    filters: mapped<FiltersOf<F> & FiltersOf<AsFilters<Own>>>(
      [...entries, ...own].flatMap(([name, field]) =>
        filterNames(name, field).map((one) => [one, field.by] as const),
      ),
    ),
    sorts: mapped<SortsOf<F>>(sorted.flatMap(([name, field]) => optional(sortOf(name, field)))),
  };
}
