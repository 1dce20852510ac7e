import * as z from "zod/mini";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { ADMIN_PAGE_SIZES, type SortDirection } from "#kit/contract/paging.ts";
import type { Sort } from "#kit/ui/data-table/columns.ts";

export type Filters = Readonly<Record<string, string>>;

/** The state of a table in the URL; what is absent or invalid there has its initial value. */
export type TableState = {
  /** Search term and filters have their names on the wire, and are "" where they are not set. */
  readonly filters: Filters;
  readonly sort: Sort;
  readonly page: number;
  readonly perPage: number;
  /** These columns are shown, in order; "" means the default ones. */
  readonly cols: string;
  /** This saved view was opened; "" means none. */
  readonly view: string;
};

/** The screen opens with these filters, where they are not empty. */
export type Opening = Filters;

const wholeNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

export function readState(call: AnyListCall, address: URLSearchParams, opening: Opening): TableState {
  const filterIn = (name: string, schema: z.core.$ZodType): string => {
    const text = address.get(name) ?? "";
    return text !== "" && z.safeParse(schema, text).success ? text : (opening[name] ?? "");
  };
  const filters = Object.fromEntries(
    Object.entries(call.filters).map(([name, schema]) => [name, filterIn(name, schema)]),
  );
  const size = Number(address.get("per_page"));
  return {
    filters: call.search ? { ...filters, [call.search]: address.get(call.search)?.trim() ?? "" } : filters,
    sort: readSort(call, address),
    page: wholeNumber(address.get("page")),
    perPage: ADMIN_PAGE_SIZES.find((one) => one === size) ?? ADMIN_PAGE_SIZES[0],
    view: address.get("view") ?? "",
    cols: /^[\w.]{1,500}$/.exec(address.get("cols") ?? "")?.[0] ?? "",
  };
}

function readSort({ sorts }: AnyListCall, address: URLSearchParams): Sort {
  const names = Object.keys(sorts);
  const isDirection = (text: string | null) => text === "asc" || text === "desc";
  const key = names.find((name) => isDirection(address.get(name))) ?? names[0] ?? "";
  const given = address.get(key);
  return { key, direction: isDirection(given) ? (given as SortDirection) : (sorts[key] ?? "asc") };
}

/** Adds the initial filters and order to a URL that has none. R369, R370, R377 */
export function openAddress(call: AnyListCall, address: URLSearchParams, opening: Opening): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(opening)) if (!next.has(name)) next.set(name, value);
  const { key, direction } = readSort(call, address);
  if (!Object.keys(call.sorts).some((name) => next.has(name))) next.set(key, direction);
  return next;
}

/** Returns the URL with other values; "" removes one. A change of the rows begins at the first page again. */
export function changeAddress(
  call: AnyListCall,
  address: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const names = Object.keys(changes);
  const isSort = (name: string) => name in call.sorts;
  const moves = (name: string) =>
    isSort(name) || name === "per_page" || name === call.search || name in call.filters;
  if (names.some(moves)) next.delete("page");
  if (names.some(isSort)) for (const name of Object.keys(call.sorts)) next.delete(name);
  for (const [name, value] of Object.entries(changes))
    if (value === "") next.delete(name);
    else next.set(name, value);
  return next;
}

export const activeFilters = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));

/** Returns the input to send: an empty filter is left out; a list by POST has its filters in the body. */
export const inputFor = (
  { method }: Pick<AnyListCall, "method">,
  filters: Filters,
  beside: Readonly<Record<string, string | number>>,
) =>
  method === "POST"
    ? { query: beside, body: activeFilters(filters) }
    : { query: { ...activeFilters(filters), ...beside } };

export const placeOf = ({ sort, page, perPage }: TableState) => ({
  [sort.key]: sort.direction,
  page,
  per_page: perPage,
});
