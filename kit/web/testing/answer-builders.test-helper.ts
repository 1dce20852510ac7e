import * as z from "zod/mini";
import type { BulkPreview, BulkResult } from "#kit/contract/bulk.ts";
import type { AnswerOf, AnyCall } from "#kit/contract/call.ts";
import { time } from "#kit/contract/wire.ts";

type Page<R> = {
  readonly data: { readonly records: readonly R[] };
  readonly total_records: number;
  readonly total_pages: number;
};

/** Answers a single page with all rows; `more` are the fields that this list has beside them. */
export function pageOf<const R>(rows: readonly R[]): Page<R>;
export function pageOf<const R, const M extends object>(rows: readonly R[], more: M): Page<R> & M;
export function pageOf(rows: readonly unknown[], more: object = {}) {
  return { data: { records: rows }, total_records: rows.length, total_pages: 1, ...more };
}

type Person = { readonly id: number; readonly number: number; readonly name: string };

/** Answers the preview of a bulk act that would be about these. */
export const previewOf = (
  targets: readonly (Person & { readonly mail?: string | null })[],
  more: Partial<BulkPreview> = {},
) => ({
  data: {
    as_of: "as-of",
    count: targets.length,
    targets: targets.map((one) => ({ mail: null, ...one })),
    excluded: [],
    letter: null,
    places: null,
    ...more,
  } satisfies BulkPreview,
});

/** Answers that a bulk act was done to these. */
export const resultOf = (done: readonly Person[], more: Partial<BulkResult> = {}) => ({
  data: {
    bulk_act: 1,
    finished: true,
    total: done.length,
    done: [...done],
    skipped: [],
    failed: [],
    ...more,
  } satisfies BulkResult,
});

type Plain = string | number | boolean | null | undefined;
/** Some fields of an answer, at any depth; elements of a list may be partial too. */
type Changes<T> = T extends Plain
  ? T
  : T extends readonly (infer Element)[]
    ? readonly Changes<Element>[]
    : { readonly [K in keyof T]?: Changes<T[K]> };

/** Fills in what `changes` leaves out: what may be null or missing is, the rest is blank, 0, false or the first choice. */
export function filled<C extends AnyCall>(call: C, changes: Changes<AnswerOf<C>>): AnswerOf<C> {
  if (call.answer === "binary") throw new Error(`${call.path} answers a file`);
  return fill(call.answer, changes) as AnswerOf<C>;
}

type Schemas = { [S in z.core.$ZodTypes as S["_zod"]["def"]["type"]]: S };
type Kind = keyof Schemas;
const SOME_TIME = "2026-11-20T03:00:00.000Z";
const asArray = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

const fillByType: {
  readonly [K in Kind]?: (definition: Schemas[K]["_zod"]["def"], given: unknown) => unknown;
} = {
  object: ({ shape }, given) =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) => {
        const value = fill(field, (given as Record<string, unknown> | undefined)?.[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  array: ({ element }, given) => asArray(given).map((one) => fill(element, one)),
  record: (_, given) => given ?? {},
  nullable: ({ innerType }, given) => (given === undefined || given === null ? null : fill(innerType, given)),
  optional: ({ innerType }, given) => (given === undefined ? undefined : fill(innerType, given)),
  default: ({ innerType }, given) => fill(innerType, given),
  union: ({ options }, given) => {
    const ways = options.map((option) => ({ option, value: fill(option, given) }));
    return (ways.find(({ option, value }) => z.safeParse(option, value).success) ?? ways[0])?.value;
  },
  string: (_, given) => given ?? "",
  number: (_, given) => given ?? 0,
  boolean: (_, given) => given ?? false,
  enum: ({ entries }, given) => given ?? Object.values(entries)[0],
  literal: ({ values }, given) => given ?? values[0],
};

function fill(schema: z.core.$ZodType, given: unknown): unknown {
  if (schema === time) return given ?? SOME_TIME;
  const { def } = schema._zod;
  const read = fillByType[def.type as Kind] as ((definition: unknown, given: unknown) => unknown) | undefined;
  return read ? read(def, given) : given;
}
