import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from "kysely";
import type * as z from "zod/mini";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { filterNames, type ListField, sortOf } from "#kit/contract/list-field.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import type { Found, Sorted } from "./read-page.sql.ts";

/** A field comes from a column, or from an SQL expression. */
type Origin<D, T extends keyof D> = StringReference<D, T> | RawBuilder<unknown>;
type Narrowed<D, T extends keyof D> = SelectQueryBuilder<D, T, object>;

/** Says where the fields of a list come from; its select, order, search and filters follow. */
export type ListSource<C extends AnyListCall, D, T extends keyof D, P = undefined> = {
  readonly fields: { readonly [F in keyof z.output<C["row"]>]: Origin<D, T> };
  /** These are ordered by something other than what is shown. */
  readonly order?: { readonly [F in keyof C["sorts"]]?: Origin<D, T> };
  /** Finds the rows that contain the words; `like` is their pattern. */
  readonly search?: (query: Narrowed<D, T>, like: string, words: string, context: ContextOf<C>) => Found;
  /** These filters are more than a comparison with their field. */
  readonly filters?: {
    readonly [F in keyof C["filters"]]?: (
      query: Narrowed<D, T>,
      value: NonNullable<z.output<C["filters"][F]>>,
      context: ContextOf<C>,
      prepared: P,
    ) => Found;
  };
};

export type AnySource = {
  readonly fields: Readonly<Record<string, Sorted>>;
  readonly order?: Readonly<Record<string, Sorted>>;
  readonly search?: (query: Found, like: string, words: string, context: unknown) => Found;
  readonly filters?: Readonly<
    Record<string, (query: Found, value: unknown, context: unknown, prepared: unknown) => Found>
  >;
};

const refTo = (origin: Sorted | undefined): RawBuilder<unknown> =>
  typeof origin === "string" ? sql.ref(origin) : (origin ?? sql`null`);

/** A text contains what is asked for, a number is at least that, a time lies between the days, others are equal. */
function compare(
  query: Found,
  { kind, filter }: ListField,
  origin: RawBuilder<unknown>,
  name: string,
  value: unknown,
): Found {
  const isEnd = Array.isArray(filter) && name === filter[1];
  if (kind === "name" || kind === "text" || kind === "email")
    return query.where(sql<boolean>`${origin} ilike ${likePattern(String(value))}`);
  if (kind === "number" || kind === "count") return query.where(sql<boolean>`${origin} >= ${value}`);
  if (kind === "day")
    return query.where(
      isEnd ? sql<boolean>`${origin} <= ${value}::date` : sql<boolean>`${origin} >= ${value}::date`,
    );
  if (kind === "moment" || kind === "dated") {
    const begin = tokyoInstant(String(value));
    return query.where(
      isEnd
        ? sql<boolean>`${origin} < ${new Date(begin.getTime() + DAY_MS)}`
        : sql<boolean>`${origin} >= ${begin}`,
    );
  }
  return query.where(
    kind === "choices" ? sql<boolean>`${value} = any(${origin})` : sql<boolean>`${origin} = ${value}`,
  );
}

/** Narrows a query to what search and filters ask for. */
function narrow(
  call: AnyListCall,
  source: AnySource,
  from: Found,
  asked: Readonly<Record<string, unknown>>,
  context: unknown,
  prepared: unknown,
) {
  let query = from;
  const words = call.search === undefined ? "" : String(asked[call.search] ?? "");
  if (words && source.search) query = source.search(query, likePattern(words), words, context);
  const byName = new Map(
    Object.entries(call.editors ?? {}).flatMap(([field, declared]) =>
      filterNames(field, declared).map((name) => [name, { field: declared.row ?? field, declared }] as const),
    ),
  );
  for (const name of Object.keys(call.filters)) {
    const value = asked[name];
    if (value === undefined) continue;
    const own = source.filters?.[name];
    const known = byName.get(name);
    if (own) query = own(query, value, context, prepared);
    else if (known) query = compare(query, known.declared, refTo(source.fields[known.field]), name, value);
    else throw new Error(`${call.path} does not say what its filter "${name}" means`);
  }
  return query;
}

/** Returns the row as it is answered: a time is ISO 8601. */
const asAnswered = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** Makes of a source what `serveList` needs beside where it selects from. */
export function fromSource(call: AnyListCall, source: AnySource) {
  const sorted = Object.entries(call.fields ?? {}).flatMap(([name, field]) => {
    const origin = source.fields[field.row ?? name];
    const sort = sortOf(name, field);
    return sort && origin ? [[sort[0], origin] as const] : [];
  });
  return {
    narrow: (from: Found, asked: unknown, context: unknown, prepared: unknown) =>
      narrow(call, source, from, asked as Record<string, unknown>, context, prepared),
    columns: (found: Found) =>
      found.select(Object.entries(source.fields).map(([name, origin]) => refTo(origin).as(name) as never)),
    order: { ...Object.fromEntries(sorted), ...source.order },
    view: async (rows: readonly object[]) => rows.map(asAnswered),
  };
}
