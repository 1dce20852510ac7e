import * as z from "zod/mini";
import { atLeast, dayFilter, textFilter } from "./list-call.ts";
import {
  type FieldKind,
  filterNames,
  type ListFieldOptions,
  type ListFields,
  type Words,
} from "./list-field.ts";
import type { SortDirection } from "./paging.ts";
import { flag, time } from "./wire.ts";

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
  return { ...fieldOf("choice", value, () => z.optional(value))<O>(label, options), words };
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

/** Yes or no, with the word for each. */
export const yesOrNo = <const O extends ListFieldOptions = None>(
  words: Readonly<Record<"true" | "false", Words>>,
  label: Words,
  options: O = {} as O,
) => ({ ...fieldOf("flag", z.boolean(), () => z.optional(flag))<O>(label, options), words });

type ValuesOf<F extends ListFields> = { -readonly [N in keyof F]: F[N]["value"] & z.ZodMiniType };
type SortsOf<F extends ListFields> = {
  readonly [N in keyof F as F[N] extends { readonly sort: SortDirection } ? N : never]: F[N] extends {
    readonly sort: infer S extends SortDirection;
  }
    ? S
    : never;
};
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
type FiltersOf<F extends ListFields> =
  Both<{ [N in keyof F & string]: FilterOf<N, F[N]> }[keyof F & string]> extends infer All
    ? { readonly [N in keyof All]: All[N] & z.ZodMiniType }
    : never;

const mapped = <T>(entries: readonly (readonly [string, unknown])[]): T => Object.fromEntries(entries) as T;

/**
 * Declares the fields of a list in the order of their columns, spread into its `listCall`; the first that can be sorted
 * gives its order. The row has these fields and, unseen by the table, those of `beside`.
 */
export function fields<const F extends ListFields, Beside extends Readonly<Record<string, z.ZodMiniType>>>(
  described: F,
  beside: Beside,
) {
  const entries = Object.entries(described);
  const shape = {
    ...mapped<ValuesOf<F>>(entries.map(([name, { value }]) => [name, value])),
    ...beside,
  };
  return {
    fields: described,
    row: z.object(shape),
    filters: mapped<FiltersOf<F>>(
      entries.flatMap(([name, field]) => filterNames(name, field).map((one) => [one, field.by] as const)),
    ),
    sorts: mapped<SortsOf<F>>(entries.flatMap(([name, { sort }]) => (sort ? [[name, sort] as const] : []))),
  };
}
