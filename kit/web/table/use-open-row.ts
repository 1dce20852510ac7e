import { useSearchParams } from "react-router";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { useNeighbours } from "./use-neighbours.ts";
import type { RowOf, Table } from "./use-table.ts";

const readOpen = (value: string | null): number | undefined =>
  value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;

/**
 * The row open beside the list, by the number that the URL names as `key`, with steps to those before and after it.
 * `row` is undefined where it is on another page, or nowhere.
 */
export function useOpenRow<C extends AnyListCall>(
  table: Table<C>,
  idOf: (row: RowOf<C>) => number,
  key = "open",
) {
  const number = readOpen(useSearchParams()[0].get(key));
  const open = (id: number | undefined) => table.change({ [key]: id === undefined ? "" : String(id) });
  return {
    number,
    row: table.rows.find((row) => idOf(row) === number),
    onOpen: (row: RowOf<C>) => open(idOf(row)),
    onClose: () => open(undefined),
    neighbours: useNeighbours({ table, idOf, openId: number, onOpen: open }),
  };
}
