import * as z from "zod/mini";
import type { ActName } from "./act.ts";
import { type AccessRule, type AnyCall, call } from "./call.ts";
import * as limits from "./fields/limits.ts";
import { defaultLanguage, languages } from "./language.ts";
import type { ListFields } from "./list-field.ts";
import { adminPage, pagedFields, type SortDirection, sortDirection } from "./paging.ts";
import { searchTerm } from "./search-term.ts";
import type { SecurityEvent } from "./security-events.ts";
import { requestPath, searchedDate, wholeNumber } from "./wire.ts";

type Paths = {
  /** Answers everything found by number and name, for lists with bulk acts; at most one more than an act can handle. */
  readonly all?: string;
  /** Answers how many are found, for lists with saved views. */
  readonly count?: string;
  readonly csv?: string;
};

type Asking = "GET" | "POST";
type Definition<P, A, Row, Search, Filters, Sorts, By, Records, Fields> = {
  /** With POST, search and filters are in the body, order and page in the query. */
  readonly method?: By;
  readonly path: P;
  /** The default is `administrator`. */
  readonly access?: A;
  readonly summary: string;
  readonly row: Row;
  /** The columns: `...fields({ … })` (list-fields.ts) gives them with row, filters, sorts and `editors`. */
  readonly fields?: Fields;
  /** These say how the list is filtered; the screen offers those that are named. */
  readonly editors?: ListFields;
  readonly offered?: readonly string[];
  /** The rows have this name on the wire instead of `records`. */
  readonly records?: Records;
  /** The search term has this name on the wire; it is absent where nothing can be searched. */
  readonly search?: Search;
  readonly filters?: Filters;
  /** Each possible order has its first direction. The first order is the default. */
  readonly sorts: Sorts;
  /** The audit log names the export so, where only administrators may export. */
  readonly act?: ActName;
  /** The audit log names so that an administrator was shown the list; `false` where it holds no data of people. */
  readonly view?: ActName | false;
  /** The security log records so that the list was shown, and its file as `dataExported`. */
  readonly security?: SecurityEvent;
};

type BesideShape = Readonly<Record<string, z.ZodMiniType>>;

/** A row chosen from a list has its id, and what people know it by. */
const target = z.object({ id: z.number(), number: z.number(), name: z.string() });
export type Target = z.output<typeof target>;

/** The column contains this text; it counts as a search. */
export const textFilter = () => searchTerm(limits.shortText.max);
/** The number is at least this. */
export const atLeast = () => z.optional(wholeNumber);
/** It was at least this many days ago. */
export const daysAgo = () =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(limits.filteredDays)));
/** It was on this day in Asia/Tokyo or after it; or, as an end, before it. */
export const dayFilter = () => z.optional(searchedDate);

/** These names are in the query beside order, search and filters. */
const pageNames = [...Object.keys(adminPage.shape), "cols", "language", "request_path"];

/** @throws for a name that would mean two things in one query */
function assertDistinct(path: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`the list ${path} has two meanings for "${twice}"`);
}

/** With GET everything is in the query, with POST the search and filters in the body. */
type CarriedBy<By, Found extends z.core.$ZodShape, Beside extends z.core.$ZodShape> = By extends "POST"
  ? {
      readonly method: "POST";
      readonly query: z.ZodMiniObject<Beside>;
      readonly body: z.ZodMiniObject<Found>;
    }
  : { readonly method: "GET"; readonly query: z.ZodMiniObject<Beside & Found> };

/**
 * Declares a paged list for a table: search, filters, one order at a time and a page of one of the sizes. `serveList`
 * (kit/server/list) serves it, `useTable` (kit/web/table) shows it.
 */
export function listCall<
  const P extends string,
  Row extends z.ZodMiniType,
  const Sorts extends Readonly<Record<string, SortDirection>>,
  const A extends AccessRule = "administrator",
  const Search extends string = never,
  Filters extends Readonly<Record<string, z.ZodMiniType>> = Readonly<Record<never, never>>,
  const More extends Paths = Record<never, never>,
  const By extends Asking = "GET",
  const Records extends string = "records",
  Shown extends BesideShape = Readonly<Record<never, never>>,
  Fields extends ListFields = Readonly<Record<never, never>>,
>(
  definition: Definition<P, A, Row, Search, Filters, Sorts, By, Records, Fields> &
    More & {
      /** The answer has these fields beside the records and their number. */
      readonly beside?: Shown;
    },
) {
  const { path, summary, search, sorts, act, view, security } = definition;
  const access = (definition.access ?? "administrator") as A;
  const records = (definition.records ?? "records") as Records;
  const filters = (definition.filters ?? {}) as Filters;
  const found = {
    ...(search === undefined ? {} : { [search]: searchTerm(limits.shortText.max) }),
    ...filters,
  } as { [K in Search]: ReturnType<typeof searchTerm> } & Filters;
  assertDistinct(path, [
    ...pageNames,
    ...Object.keys(sorts),
    ...(search === undefined ? [] : [search]),
    ...Object.keys(filters),
  ]);
  const directions = Object.fromEntries(
    Object.keys(sorts).map((name) => [name, z.optional(sortDirection)]),
  ) as { [K in keyof Sorts]: z.ZodMiniOptional<typeof sortDirection> };
  const shared = { access, rate: "read", isExact: true, ...(view === undefined ? {} : { view }) } as const;
  const told = security === undefined ? {} : { security };
  const asked = <S extends z.core.$ZodShape>(beside: S) =>
    (definition.method === "POST"
      ? { method: "POST", act: false, query: z.object(beside), body: z.object(found) }
      : { method: "GET", query: z.object({ ...beside, ...found }) }) as unknown as CarriedBy<
      By,
      typeof found,
      S
    >;
  const everything = <const Q extends string>(all: Q) => ({
    ...shared,
    ...told,
    ...asked(directions),
    path: all,
    summary: `The ids, numbers and names of all that is found: ${summary}`,
    answer: z.object({ data: z.object({ ids: z.array(z.number()), records: z.array(target) }) }),
  });
  const howMany = <const Q extends string>(count: Q) =>
    call.get(count, {
      ...shared,
      ...(view === undefined ? {} : { view: false }),
      summary: `How many are found: ${summary}`,
      query: z.object(found),
      answer: z.object({ total_records: z.number() }),
    });
  const asFile = <const Q extends string>(csv: Q) =>
    call.get(csv, {
      ...shared,
      rate: "download",
      ...(act === undefined ? {} : { act }),
      ...(security === undefined ? {} : { security: { event: "dataExported", by: "csv" } as const }),
      summary: `All that is found as CSV, at most 10,000 rows, in the columns that \`cols\` names: ${summary}`,
      query: z.object({
        ...directions,
        ...found,
        cols: z.optional(z.string().check(z.maxLength(limits.listColumns))),
        language: z._default(z.enum(languages), defaultLanguage),
        request_path: z.optional(requestPath),
      }),
      answer: "binary",
    });
  type Beside = {
    readonly all: More extends { all: infer Q extends string } ? ReturnType<typeof everything<Q>> : undefined;
    readonly count: More extends { count: infer Q extends string }
      ? ReturnType<typeof howMany<Q>>
      : undefined;
    readonly csv: More extends { csv: infer Q extends string } ? ReturnType<typeof asFile<Q>> : undefined;
  };
  const { all, count, csv }: Paths = definition;
  return {
    ...shared,
    ...told,
    ...asked({ ...adminPage.shape, ...directions }),
    path,
    summary,
    answer: z.object({
      data: z.object({ [records]: z.array(definition.row) } as { [K in Records]: z.ZodMiniArray<Row> }),
      ...pagedFields,
      ...((definition.beside ?? {}) as Shown),
    }),
    row: definition.row,
    fields: definition.fields,
    editors: definition.editors,
    offered: definition.offered ?? [],
    records,
    found: z.object(found),
    search: search as Search | undefined,
    filters,
    sorts,
    ...({
      all: all === undefined ? undefined : everything(all),
      count: count === undefined ? undefined : howMany(count),
      csv: csv === undefined ? undefined : asFile(csv),
    } as unknown as Beside),
  };
}

type Page = {
  readonly data: Readonly<Record<string, readonly unknown[]>>;
  readonly total_records: number;
  readonly total_pages: number;
};
type Everything = { readonly data: { readonly ids: number[]; readonly records: Target[] } };
type Beside<A> = AnyCall & { readonly query: z.core.$ZodType<object>; readonly answer: A };

/** This is any list, as far as tables need to know it. */
export type AnyListCall = AnyCall & {
  readonly query: z.core.$ZodType;
  readonly answer: z.core.$ZodType<Page>;
  readonly row: z.core.$ZodType;
  readonly fields: ListFields | undefined;
  readonly editors: ListFields | undefined;
  readonly offered: readonly string[];
  readonly records: string;
  readonly found: z.core.$ZodType<object>;
  readonly search: string | undefined;
  readonly filters: Readonly<Record<string, z.core.$ZodType>>;
  readonly sorts: Readonly<Record<string, SortDirection>>;
  readonly all: Beside<z.core.$ZodType<Everything>> | undefined;
  readonly count: Beside<z.core.$ZodType<{ readonly total_records: number }>> | undefined;
  readonly csv: Beside<"binary"> | undefined;
};

export type FieldOf<C extends AnyListCall> = keyof NonNullable<C["fields"]> & string;

/** Returns the rows of a page, whatever their name. */
export const recordsOf = <C extends AnyListCall>(
  call: C,
  answer: Pick<Page, "data"> | undefined,
): readonly z.output<C["row"]>[] => (answer?.data[call.records] ?? []) as readonly z.output<C["row"]>[];
