import * as z from "zod/mini";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { asked, type Opening, readState, type TableState } from "./table-state.ts";

/** Conditions, order and columns as one text, the same for the same; how a view of a list is kept. */
export function viewQuery({ filters, sort, cols }: Pick<TableState, "filters" | "sort" | "cols">): string {
  const query = new URLSearchParams({
    ...asked(filters),
    [sort.key]: sort.direction,
    ...(cols && { cols }),
  });
  query.sort();
  return String(query);
}

/** What a kept view means today: conditions that the list no longer knows are passed over, and named. */
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
