import * as z from "zod/mini";
import { type Access, type AnyCall, call } from "./call.ts";
import * as limits from "./fields/limits.ts";
import { adminPage, pageOf, type SortDirection, sortDirection } from "./paging.ts";
import { searchTerm } from "./search-term.ts";

type Definition<P, A, All, Row, Search, Filters, Sorts> = {
  readonly path: P;
  readonly access: A;
  readonly summary: string;
  readonly row: Row;
  /** The name of the search term on the wire; none where nothing is searched. */
  readonly search?: Search;
  readonly filters?: Filters;
  /** What it can be sorted by, each with the direction it begins with. The first is the order where none is asked for. */
  readonly sorts: Sorts;
  /** Where everything found is told by number and name, for lists with bulk acts; one more than can be handled at once at most. */
  readonly all?: All;
};

/** What somebody chose from a list: its id, and by what people know it. */
const target = z.object({ id: z.number(), number: z.number(), name: z.string() });
export type Target = z.output<typeof target>;

/**
 * A list in pages for a table: search, filters, one order at a time and a page of one of the sizes, all in the query.
 * Served by `serveList` (kit/server/list), shown by `useTable` (kit/web/table).
 */
export function listCall<
  const P extends string,
  const A extends Access,
  Row extends z.ZodMiniType,
  const Sorts extends Readonly<Record<string, SortDirection>>,
  const Search extends string = never,
  Filters extends Readonly<Record<string, z.ZodMiniType>> = Readonly<Record<never, never>>,
  const All extends string = never,
>(definition: Definition<P, A, All, Row, Search, Filters, Sorts>) {
  const { path, access, summary, search, sorts } = definition;
  const filters = (definition.filters ?? {}) as Filters;
  const found = {
    ...(search === undefined ? {} : { [search]: searchTerm(limits.shortText.max) }),
    ...filters,
  } as { [K in Search]: ReturnType<typeof searchTerm> } & Filters;
  const directions = Object.fromEntries(
    Object.keys(sorts).map((name) => [name, z.optional(sortDirection)]),
  ) as { [K in keyof Sorts]: z.ZodMiniOptional<typeof sortDirection> };
  const shared = { method: "GET", access, rate: "read" } as const;
  const everything = (all: All) =>
    call({
      ...shared,
      path: all,
      summary: `The ids, numbers and names of all that is found: ${summary}`,
      query: z.object(found),
      answer: z.object({ data: z.object({ ids: z.array(z.number()), records: z.array(target) }) }),
    });
  return {
    ...call({
      ...shared,
      path,
      summary,
      query: z.object({ ...adminPage.shape, ...directions, ...found }),
      answer: pageOf(definition.row),
    }),
    search: search as Search | undefined,
    filters,
    sorts,
    all: (definition.all === undefined ? undefined : everything(definition.all)) as [All] extends [never]
      ? undefined
      : ReturnType<typeof everything>,
  };
}

type Page = {
  readonly data: { readonly records: readonly unknown[] };
  readonly total_records: number;
  readonly total_pages: number;
};
type Everything = { readonly data: { readonly ids: number[]; readonly records: Target[] } };

/** Any list, as far as tables need to know it. */
export type AnyListCall = AnyCall & {
  readonly query: z.core.$ZodType;
  readonly answer: z.core.$ZodType<Page>;
  readonly search: string | undefined;
  readonly filters: Readonly<Record<string, z.core.$ZodType>>;
  readonly sorts: Readonly<Record<string, SortDirection>>;
  readonly all:
    | (AnyCall & {
        readonly query: z.core.$ZodType<object>;
        readonly answer: z.core.$ZodType<Everything>;
      })
    | undefined;
};
