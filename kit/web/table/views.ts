import * as z from "zod/mini";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { activeFilters, type Opening, readState, type TableState } from "./table-state.ts";

/** Writes conditions, order and columns as one text, equal for equal states; a saved view is stored so. */
export function viewQuery({ filters, sort, cols }: Pick<TableState, "filters" | "sort" | "cols">): string {
  const query = new URLSearchParams({
    ...activeFilters(filters),
    [sort.key]: sort.direction,
    ...(cols && { cols }),
  });
  query.sort();
  return String(query);
}

/** Reads a saved view; conditions that the list no longer knows are skipped and named. */
export function readView(call: AnyListCall, query: string, opening: Opening) {
  const params = new URLSearchParams(query);
  const known = (name: string, value: string) =>
    name === "cols" ||
    name === call.search ||
    name in call.sorts ||
    (call.filters[name] !== undefined && z.safeParse(call.filters[name], value).success);
  const state = readState(call, params, opening);
  return {
    state,
    query: viewQuery(state),
    lost: [...params].filter(([name, value]) => !known(name, value)).map(([name]) => name),
  };
}
